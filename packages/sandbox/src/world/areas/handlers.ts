import type { OperationHandler, OperationHandlers } from '../../contract/operation.ts';
import type { ContractHandlers } from './contractHandlers.ts';
import { analyticsHandlers } from './analytics/analyticsHandlers.ts';
import { channelHandlers } from './chat/channelHandlers.ts';
import { chatFileHandlers } from './chat/chatFileHandlers.ts';
import { contactHandlers } from './contactDirectory/contactHandlers.ts';
import { genericItems } from './content/genericItems.ts';
import { instanceHandlers } from './content/instanceHandlers.ts';
import { itemHandlers } from './content/itemHandlers.ts';
import { contentFileHandlers } from './files/contentFileHandlers.ts';
import { multipartHandlers } from './files/multipartHandlers.ts';
import { nodeChanges } from './organization/nodeChanges.ts';
import { nodeHandlers } from './organization/nodeHandlers.ts';
import { pageVisibility } from './organization/pageVisibility.ts';
import { labelChanges } from './people/labelChanges.ts';
import { importHandlers } from './people/importHandlers.ts';
import { labelHandlers } from './people/labelHandlers.ts';
import { roleChanges } from './people/roleChanges.ts';
import { roleHandlers } from './people/roleHandlers.ts';
import { userAssignmentHandlers } from './people/userAssignmentHandlers.ts';
import { userChangeHandlers } from './people/userChangeHandlers.ts';
import { userHandlers } from './people/userHandlers.ts';
import { publicationHandlers } from './publication/publicationHandlers.ts';
import { runDueSchedules } from './publication/runDueSchedules.ts';
import { selfHandlers } from './self/selfHandlers.ts';
import { commentHandlers } from './socialFeed/commentHandlers.ts';
import { postHandlers } from './socialFeed/postHandlers.ts';
import { reactionHandlers } from './socialFeed/reactionHandlers.ts';
import { optionHandlers } from './feedbackLoop/optionHandlers.ts';
import { responseFile } from './feedbackLoop/responseFile.ts';
import { albumHandlers } from './imageGallery/albumHandlers.ts';
import { galleryFileHandlers } from './imageGallery/galleryFileHandlers.ts';
import { containerHandlers } from './resource/containerHandlers.ts';
import { containerFileHandlers } from './resource/containerFileHandlers.ts';
import { documentHandlers } from './resource/documentHandlers.ts';
import { linkHandlers } from './resource/linkHandlers.ts';
import { answerFile } from './survey/answerFile.ts';
import { questionHandlers } from './survey/questionHandlers.ts';
import { surveyHandlers } from './survey/surveyHandlers.ts';
import { emailTemplateHandlers } from './templates/emailTemplateHandlers.ts';
import { smsTemplateHandlers } from './templates/smsTemplateHandlers.ts';
import { tenantHandlers } from './tenant/tenantHandlers.ts';
import { typeHandlers } from './types/typeHandlers.ts';

const areas: ContractHandlers = {
  ...typeHandlers,
  ...selfHandlers,
  ...tenantHandlers,
  ...nodeHandlers,
  ...nodeChanges,
  ...pageVisibility,
  ...instanceHandlers,
  ...itemHandlers,
  ...genericItems,
  ...surveyHandlers,
  ...questionHandlers,
  ...answerFile,
  ...optionHandlers,
  ...responseFile,
  ...containerHandlers,
  ...containerFileHandlers,
  ...documentHandlers,
  ...linkHandlers,
  ...galleryFileHandlers,
  ...albumHandlers,
  ...contactHandlers,
  ...contentFileHandlers,
  ...multipartHandlers,
  ...postHandlers,
  ...commentHandlers,
  ...reactionHandlers,
  ...roleHandlers,
  ...roleChanges,
  ...userHandlers,
  ...importHandlers,
  ...userChangeHandlers,
  ...userAssignmentHandlers,
  ...labelHandlers,
  ...labelChanges,
  ...analyticsHandlers,
  ...publicationHandlers,
  ...channelHandlers,
  ...chatFileHandlers,
  ...emailTemplateHandlers,
  ...smsTemplateHandlers,
};

/**
 * The sandbox's handlers, by operation of the contract. An operation without one gets a 501.
 * Before each response, publications that are due by the sandbox's clock are made: no timer is
 * needed, and a test that moves the clock sees them immediately. The body was checked against the contract's schema of
 * the operation, which is the type that its handler has.
 */
export const handlers: OperationHandlers = Object.fromEntries(
  Object.entries(areas).map(([operationId, handler]): [string, OperationHandler] => [
    operationId,
    (context) => {
      runDueSchedules(context.database, context.clock(), context.timeZone);
      return (handler as OperationHandler)(context);
    },
  ]),
);
