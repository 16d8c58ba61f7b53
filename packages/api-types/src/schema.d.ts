/** Generated from openapi/console.yaml by `pnpm generate`; every change by hand is lost. */

export interface paths {
    "/api/chat-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a conversation
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled.
         */
        post: operations["createChatChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a channel of the caller
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled.
         */
        get: operations["getOwnChatChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}/conversation-history/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a channel
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled. The console asks for 30 messages a page (content §9).
         */
        get: operations["listChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for a temporary address of a chat file
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled.
         */
        get: operations["getChatFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}/multipart-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the upload of a file into a channel
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled.
         */
        post: operations["createChatMultipartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}/multipart-uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel the upload of a file
         * @description Chat (content §7). What was stored of it is removed.
         */
        delete: operations["cancelChatMultipartUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}/multipart-uploads/{uploadId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the parts into a chat file
         * @description Chat (content §7). Answers 400 when parts are missing or their sizes do not add up to sizeBytes. The request has no body. The stored name is then sent through the hub.
         */
        post: operations["completeChatMultipartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{id}/multipart-uploads/{uploadId}/parts/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one part
         * @description Chat (content §7). At most the granted chunk size; the client cuts at 8 388 608 bytes (decisions-content A2).
         */
        post: operations["uploadChatPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/me/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the channels of the caller
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled. Two integers tell this path from those below me/{id} (decisions-content A37).
         */
        get: operations["listOwnChatChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/unread-message-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the unread messages of the caller
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled.
         */
        get: operations["getChatUnreadMessageCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-channels/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for users to write to
         * @description Chat (content §7). Answers 403 when the tenant has chat disabled.
         */
        post: operations["searchChatUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/content-items/most-commented/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the most commented items
         * @description Items with the most comments in the range, both days included, the highest count first (core §7, §9).
         */
        get: operations["listMostCommentedContentItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/content-items/most-liked/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the most liked items
         * @description Items with the most likes in the range, both days included, the highest count first (core §7, §9).
         */
        get: operations["listMostLikedContentItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/content-items/most-viewed/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the most viewed items
         * @description Items with the most views in the range, both days included, the highest count first (core §7, §9).
         */
        get: operations["listMostViewedContentItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/organization-nodes/{nodeId}/users/{kind}/by-date/{from}/{to}/snapshot/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active or inactive users
         * @description One row for each user of the node and its descendants, most active first, counted over the days of the range, both included. `nodeId` is a node or the word all (core §7).
         */
        get: operations["listActivitySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/organization-nodes/{nodeId}/users/{kind}/by-date/{from}/{to}/snapshot/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download active or inactive users as CSV
         * @description All rows of the table as CSV, in its order. `nodeId` is a node or the word all (core §7).
         */
        get: operations["downloadActivitySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/organization-nodes/{nodeId}/users/active/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count active users by day
         * @description `nodeId` is a node or the word all (core §7). Days without activity may be left out.
         */
        get: operations["listActiveUsersByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/tenant/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the numbers of the dashboard
         * @description Content items, comments, users and likes of the whole tenant at this moment (core §3, §7).
         */
        get: operations["getTenantStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/users/{id}/activity/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the activity of a user by day
         * @description Requests of the user that count as activity, for each day; days without any may be left out (core §7; decisions-core A56).
         */
        get: operations["listUserActivityByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/users/{id}/activity/content-views/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a user viewed by day
         * @description How often the user opened which item, for each day. The range is 62 days at most, both ends included (core §5, §7; decisions-core A56, A59).
         */
        get: operations["listUserContentViewsByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/users/{id}/interactions/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count comments and likes of a user by day
         * @description Comments and likes that the user gave, for each day; days without any may be left out (core §7; decisions-core A56).
         */
        get: operations["listUserInteractionsByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/analytics/users/{id}/publications/by-date/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count publications of a user by day
         * @description How often the user published, by hand or by schedule, for each day; days without any may be left out (core §7; decisions-core A56).
         */
        get: operations["listUserPublicationsByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact directory
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createContactDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact directory
         * @description Generic content pattern (content §7).
         */
        get: operations["getContactDirectory"];
        /**
         * Change the settings of a contact directory
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateContactDirectory"];
        post?: never;
        /**
         * Delete a contact directory with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteContactDirectory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact list
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createContactDirectoryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact list
         * @description Generic content pattern (content §7).
         */
        get: operations["getContactDirectoryItem"];
        /**
         * Change a contact list
         * @description Generic content pattern (content §7).
         */
        put: operations["updateContactDirectoryItem"];
        post?: never;
        /**
         * Delete a contact list
         * @description Generic content pattern (content §7). Asks for the delete right on the page (content §6).
         */
        delete: operations["deleteContactDirectoryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/content-items/{itemId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a contact
         * @description Contact directory (content §7).
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/content-items/{itemId}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact
         * @description Contact directory (content §7).
         */
        get: operations["getContact"];
        /**
         * Change a contact
         * @description Contact directory (content §7).
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Contact directory (content §7).
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/content-items/{itemId}/contacts/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of an item
         * @description Contact directory (content §7).
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contact lists of a contact directory
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listContactDirectoryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all contacts of a directory
         * @description Contact directory (content §7). UTF-8 with byte order mark; the fields of the contact payload in their order, the node by its name (decisions-content O5).
         */
        get: operations["downloadContactDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/contact-directories/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contact directories
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listContactDirectories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/content-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file of at most 10 MB
         * @description Content files v1 (content §7, §9). More than 10 485 760 bytes answer 413; larger files go through a multipart upload.
         */
        post: operations["uploadContentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/content-files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file
         * @description Content files v1 (content §7). The media type is that of the file. SVG and HTML are always sent as attachments.
         */
        get: operations["getContentFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Content files v1 (content §7).
         */
        delete: operations["deleteContentFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/content-files/{name}/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known about a file
         * @description Content files v1 (content §7).
         */
        get: operations["getContentFileProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/content-instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the content pages that the selected role may read
         * @description Pages of the tenant by order and name: all for a super administrator, else those that the selected role may read (core §6, §7).
         */
        get: operations["listContentInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/emails/types/{typeId}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the template of an e-mail
         * @description The tenant’s own HTML, or the default of the host while there is none (core §7).
         */
        get: operations["getEmailTemplate"];
        /**
         * Change the template of an e-mail
         * @description Replaces the HTML (core §7; decisions-core O67).
         */
        put: operations["updateEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/emails/types/{typeId}/template/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Return to the default template
         * @description Puts the default HTML of the host back and answers it (core §7; decisions-core A60).
         */
        put: operations["resetEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/emails/types/{typeId}/template/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test e-mail to oneself
         * @description Fills the saved HTML with the values and sends it to the e-mail address of the caller (core §7; decisions-core O67).
         */
        post: operations["testEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a feedback loop page
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createFeedbackLoop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feedback loop page
         * @description Generic content pattern (content §7).
         */
        get: operations["getFeedbackLoop"];
        /**
         * Change the settings of a feedback loop page
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateFeedbackLoop"];
        post?: never;
        /**
         * Delete a feedback loop page with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteFeedbackLoop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a feedback loop
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createFeedbackLoopItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a feedback loop
         * @description Generic content pattern (content §7).
         */
        get: operations["getFeedbackLoopItem"];
        /**
         * Change a feedback loop
         * @description Generic content pattern (content §7).
         */
        put: operations["updateFeedbackLoopItem"];
        post?: never;
        /**
         * Delete a feedback loop
         * @description Generic content pattern (content §7). Asks for the delete right on the page (content §6).
         */
        delete: operations["deleteFeedbackLoopItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items/{itemId}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an option
         * @description Feedback loop (content §7).
         */
        post: operations["createFeedbackLoopOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items/{itemId}/options/{optionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an option
         * @description Feedback loop (content §7).
         */
        put: operations["updateFeedbackLoopOption"];
        post?: never;
        /**
         * Delete an option
         * @description Feedback loop (content §7).
         */
        delete: operations["deleteFeedbackLoopOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items/{itemId}/options/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the options of a feedback loop
         * @description Feedback loop (content §7).
         */
        get: operations["listFeedbackLoopOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items/{itemId}/responses/by-date/{from}/{to}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the responses of a range of days
         * @description Feedback loop (content §7). An Excel workbook.
         */
        get: operations["downloadFeedbackLoopResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the feedback loops of a feedback loop page
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listFeedbackLoopItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/feedback-loops/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the feedback loop pages
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listFeedbackLoops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/galleries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a gallery
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/galleries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a gallery
         * @description Generic content pattern (content §7).
         */
        get: operations["getGallery"];
        /**
         * Change the settings of a gallery
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateGallery"];
        post?: never;
        /**
         * Delete a gallery with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteGallery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/galleries/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a gallery item
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createGalleryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/galleries/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a gallery item
         * @description Generic content pattern (content §7).
         */
        get: operations["getGalleryItem"];
        /**
         * Change a gallery item
         * @description Generic content pattern (content §7).
         */
        put: operations["updateGalleryItem"];
        post?: never;
        /**
         * Delete a gallery item
         * @description Generic content pattern (content §7). Asks for the delete right on the page (content §6).
         */
        delete: operations["deleteGalleryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/galleries/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the gallery items of a gallery
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listGalleryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/galleries/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the galleries
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a node
         * @description Renames the node or turns publishing to it on or off; it stays where it is in the tree (core §7).
         */
        put: operations["updateOrganizationNode"];
        /**
         * Add a node below another
         * @description `id` is the parent. The path of core §7 calls it parentId. For super administrators (core §7).
         */
        post: operations["createOrganizationNode"];
        /**
         * Delete a node with what is below it
         * @description Deletes the node with its descendants, and with them their roles, publications and schedules. Items become drafts (core §7; decisions-main 14).
         */
        delete: operations["deleteOrganizationNode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-instances/{instanceId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a page at a node
         * @description Hides the page from people at this node; its items stay published elsewhere. Hiding twice changes nothing (core §7).
         */
        post: operations["hideContentInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-instances/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages hidden at a node
         * @description Pages that people at this node do not see, by order and name (core §7).
         */
        get: operations["listHiddenContentInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-instances/hidden/{instanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Show a page at a node again
         * @description Ends the hiding. Showing a page that is not hidden changes nothing (core §7).
         */
        delete: operations["showContentInstance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-items/{itemId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unpin an item
         * @description The item stays published. 404 when it is not published at this node (core §4, §7; decisions-core A55).
         */
        delete: operations["unpinContentItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-items/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an item immediately
         * @description Replaces a publication elsewhere and a schedule. The node must be a write node of the selected role and have publishing enabled (core §7; decisions-core A16, A66, A67).
         */
        post: operations["publishContentItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-items/published/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a publication back
         * @description The item becomes a draft and loses its pin. 404 when it is not published at this node (core §4, §7; decisions-core A14).
         */
        delete: operations["unpublishContentItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-items/schedule-publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a scheduled publication
         * @description Moves a schedule for a single date; a recurrence is cancelled and created again, so it is answered with 409 (core §4, §7; decisions-core A15).
         */
        put: operations["rescheduleContentItem"];
        /**
         * Schedule a publication
         * @description Replaces an earlier schedule. 400 for a moment that is past, or a pin that ends before it (core §4, §7).
         */
        post: operations["scheduleContentItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-items/schedule-recurrent-publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a recurrent publication
         * @description None publishes once at the start date, interval 0 counts as 1, occurrences 0 repeats without end (core §7, §9; decisions-main 8).
         */
        post: operations["scheduleRecurrentPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/content-items/scheduled/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a scheduled publication
         * @description Ends a schedule for a single date or a recurrence; what is published stays published (core §4, §7).
         */
        delete: operations["cancelScheduledPublication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo of a node
         * @description Replaces the logo of the node, fitted into the box with its proportions (core §7, §9).
         */
        post: operations["uploadNodeLogo"];
        /**
         * Clear the logo of a node
         * @description Leaves the node without a logo (core §7).
         */
        delete: operations["deleteNodeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/root": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the root of the organization
         * @description Answers 400 with errorCode 1100 when the tenant has no organization yet (core §8). `organizationNodes` holds the direct children.
         */
        get: operations["getRootNode"];
        put?: never;
        /**
         * Create the organization
         * @description The first node of a tenant that has none; 409 when there is one. For super administrators (core §7).
         */
        post: operations["createRootNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/organization-nodes/root/descendants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the whole organization tree
         * @description The root with all descendants, nested. (core §7)
         */
        get: operations["getOrganizationTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a resource page
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a resource page
         * @description Generic content pattern (content §7).
         */
        get: operations["getResource"];
        /**
         * Change the settings of a resource page
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateResource"];
        post?: never;
        /**
         * Delete a resource page with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a resource item
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createResourceItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a resource item
         * @description Generic content pattern (content §7).
         */
        get: operations["getResourceItem"];
        /**
         * Change a resource item
         * @description Generic content pattern (content §7).
         */
        put: operations["updateResourceItem"];
        post?: never;
        /**
         * Delete a resource item
         * @description Generic content pattern (content §7). Asks for the delete right on the page (content §6).
         */
        delete: operations["deleteResourceItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a folder
         * @description Resource (content §7).
         */
        post: operations["createResourceFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a container with what lies directly in it
         * @description Resource (content §7). The word 'root' reads the root of the item.
         */
        get: operations["getResourceContainer"];
        /**
         * Rename or move a folder
         * @description Resource (content §7). Answers 409 for the root, and for a move of a folder into itself or one of its descendants.
         */
        put: operations["updateResourceFolder"];
        post?: never;
        /**
         * Delete a folder with everything in it
         * @description Resource (content §7). Answers 409 for the root.
         */
        delete: operations["deleteResourceFolder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/children/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the folders of a container
         * @description Resource (content §7).
         */
        get: operations["listResourceFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document
         * @description Resource (content §7).
         */
        post: operations["createResourceDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document
         * @description Resource (content §7).
         */
        get: operations["getResourceDocument"];
        /**
         * Change a document
         * @description Resource (content §7).
         */
        put: operations["updateResourceDocument"];
        post?: never;
        /**
         * Delete a document
         * @description Resource (content §7).
         */
        delete: operations["deleteResourceDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put uploaded files into a container
         * @description Resource (content §7). The files were uploaded before, single or in parts.
         */
        post: operations["attachResourceFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/files/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a file
         * @description Resource (content §7). Only the visible name changes; its extension has to stay the same.
         */
        put: operations["renameResourceFile"];
        post?: never;
        /**
         * Remove a file from a container
         * @description Resource (content §7).
         */
        delete: operations["deleteResourceFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/files/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a container
         * @description Resource (content §7).
         */
        get: operations["listResourceFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a link
         * @description Resource (content §7).
         */
        post: operations["createResourceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a link
         * @description Resource (content §7).
         */
        get: operations["getResourceLink"];
        /**
         * Change a link
         * @description Resource (content §7).
         */
        put: operations["updateResourceLink"];
        post?: never;
        /**
         * Delete a link
         * @description Resource (content §7).
         */
        delete: operations["deleteResourceLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource items of a resource page
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listResourceItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/resources/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource pages
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description Creates a role at an organization node whose depth fits the type of the role (core §5, §7; decisions-main 5).
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/roles/{from}/{count}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles from an offset
         * @description `from` is an offset, `count` how many; 0 and 999 answer all (decisions-core A33).
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         * @description One role with its permissions by content page (core §7).
         */
        get: operations["getRole"];
        /**
         * Change a role and its permissions
         * @description Replaces name and node; permissions, when sent, replace the whole list. The type is fixed (core §5, §7; decisions-core A30).
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Withdraws it from everybody who holds it (core §7).
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/sms/types/{typeId}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the template of an SMS
         * @description 404 while the tenant has no text of its own for this occasion (core §7).
         */
        get: operations["getSmsTemplate"];
        put?: never;
        /**
         * Create the template of an SMS
         * @description The first text of the tenant for this occasion; 409 when there is one (core §7).
         */
        post: operations["createSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/sms/types/{typeId}/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the template of an SMS
         * @description Replaces the text (core §7; decisions-core O67).
         */
        put: operations["updateSmsTemplate"];
        post?: never;
        /**
         * Delete the template of an SMS
         * @description The host then sends its default text (core §7).
         */
        delete: operations["deleteSmsTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/sms/types/{typeId}/template/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return to the default template
         * @description Puts the default text of the host back and answers it; the request body is empty (core §7; decisions-core A60).
         */
        post: operations["resetSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/sms/types/{typeId}/template/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test SMS to oneself
         * @description Fills the saved text with the values and sends it to the phone number of the caller (core §7; decisions-core O67).
         */
        post: operations["testSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a social feed
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createSocialFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a social feed
         * @description Generic content pattern (content §7).
         */
        get: operations["getSocialFeed"];
        /**
         * Change the settings of a social feed
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateSocialFeed"];
        post?: never;
        /**
         * Delete a social feed with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteSocialFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a post
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createSocialFeedItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post
         * @description Generic content pattern (content §7).
         */
        get: operations["getSocialFeedItem"];
        /**
         * Change a post
         * @description Generic content pattern (content §7). requireReadConfirmation is ignored (decisions-content A23).
         */
        put: operations["updateSocialFeedItem"];
        post?: never;
        /**
         * Delete a post
         * @description Generic content pattern (content §7). Its author or a super administrator only (decisions-content A22).
         */
        delete: operations["deleteSocialFeedItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/comments/{commentId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a comment from readers
         * @description Social feed (content §7). The request has no body.
         */
        put: operations["hideSocialFeedItemComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/comments/{commentId}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show a hidden comment again
         * @description Social feed (content §7). The request has no body.
         */
        put: operations["showSocialFeedItemComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/comments/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a post
         * @description Social feed (content §7 gives the tail of the path). Hidden comments are included; newest first.
         */
        get: operations["listSocialFeedItemComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/likes/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the likes of a post
         * @description Social feed (content §7).
         */
        get: operations["listSocialFeedItemLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/likes/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the likes of a post
         * @description Social feed (content §7). CSV with the columns user and date (decisions-content O4).
         */
        get: operations["downloadSocialFeedItemLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/read-confirmations/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the read confirmations of a post
         * @description Social feed (content §7).
         */
        get: operations["listSocialFeedItemReadConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{itemId}/read-confirmations/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the read confirmations of a post
         * @description Social feed (content §7). CSV with the columns user and date (decisions-content O4).
         */
        get: operations["downloadSocialFeedItemReadConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts of a social feed
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listSocialFeedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{id}/content-items/published/{nodeId}/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts published to a node
         * @description Social feed (content §7 gives the tail of the path). Pinned posts first, then the latest publication.
         */
        get: operations["listPublishedSocialFeedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/social-feeds/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the social feeds
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listSocialFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/suggestion-boxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a suggestion box
         * @description Generic content pattern (content §7). Takes the e-mail address to which suggestions go. Super administrators only.
         */
        post: operations["createSuggestionBox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/suggestion-boxes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a suggestion box
         * @description Generic content pattern (content §7).
         */
        get: operations["getSuggestionBox"];
        /**
         * Change the settings of a suggestion box
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateSuggestionBox"];
        post?: never;
        /**
         * Delete a suggestion box with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteSuggestionBox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/suggestion-boxes/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a suggestion
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createSuggestionBoxItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/suggestion-boxes/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a suggestion
         * @description Generic content pattern (content §7).
         */
        get: operations["getSuggestionBoxItem"];
        /**
         * Change a suggestion
         * @description Generic content pattern (content §7).
         */
        put: operations["updateSuggestionBoxItem"];
        post?: never;
        /**
         * Delete a suggestion
         * @description Generic content pattern (content §7). Asks for the delete right on the page (content §6).
         */
        delete: operations["deleteSuggestionBoxItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/suggestion-boxes/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the suggestions of a suggestion box
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listSuggestionBoxItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/suggestion-boxes/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the suggestion boxes
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listSuggestionBoxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a survey page
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a survey page
         * @description Generic content pattern (content §7).
         */
        get: operations["getSurvey"];
        /**
         * Change the settings of a survey page
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateSurvey"];
        post?: never;
        /**
         * Delete a survey page with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteSurvey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a survey
         * @description Generic content pattern (content §7). The new item is a draft. It starts open (decisions-content A6).
         */
        post: operations["createSurveyItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a survey
         * @description Generic content pattern (content §7). With its questions and options in their order (decisions-content §1b).
         */
        get: operations["getSurveyItem"];
        /**
         * Change a survey
         * @description Generic content pattern (content §7). Published surveys included (decisions-content A7).
         */
        put: operations["updateSurveyItem"];
        post?: never;
        /**
         * Delete a survey
         * @description Generic content pattern (content §7). A super administrator, the author or anyone with the delete right (content §6).
         */
        delete: operations["deleteSurveyItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{itemId}/answers/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the answers of a survey
         * @description Survey (content §7). An Excel workbook with one sheet and one row per respondent (decisions-content O6).
         */
        get: operations["downloadSurveyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{itemId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question
         * @description Survey (content §7). Answers 409 while the survey is published to a node (content §4; decisions-content §1b).
         */
        post: operations["createSurveyQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{itemId}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question
         * @description Survey (content §7). Published surveys included (decisions-content A7).
         */
        put: operations["updateSurveyQuestion"];
        post?: never;
        /**
         * Delete a question with its options
         * @description Survey (content §7). Answers 409 while the survey is published to a node (content §4; decisions-content §1b).
         */
        delete: operations["deleteSurveyQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{itemId}/questions/{questionId}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an option to a Radio or Checkbox question
         * @description Survey (content §7). Answers 409 as well when the type of the question has no options. Answers 409 while the survey is published to a node (content §4; decisions-content §1b).
         */
        post: operations["createSurveyQuestionOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{itemId}/questions/{questionId}/options/{optionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an option
         * @description Survey (content §7). Published surveys included (decisions-content A7).
         */
        put: operations["updateSurveyQuestionOption"];
        post?: never;
        /**
         * Delete an option
         * @description Survey (content §7). Answers 409 while the survey is published to a node (content §4; decisions-content §1b).
         */
        delete: operations["deleteSurveyQuestionOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the surveys of a survey page
         * @description Generic content pattern (content §7). Newest first. Without questions.
         */
        get: operations["listSurveyItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/surveys/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the survey pages
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a tag
         * @description The host stores the name with a leading @; 409 when the tenant has it, whatever its case (core §5, §7; decisions-core A28, A29).
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tag
         * @description One tag with the number of its members (core §7).
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Takes the tag from users and items. An item that only this tag limited is then seen by everybody at its node (core §7).
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Tags of the tenant with the number of their members, by name (core §7).
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tags/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest tags
         * @description Tags whose name contains the query, at most 20, by name; the @ is not compared (core §7).
         */
        get: operations["listTagHints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tenant to manage it
         * @description As the tenant, with the contact e-mail. For super administrators (core §6, §7; decisions-core O60).
         */
        get: operations["getManagedTenant"];
        /**
         * Change the tenant
         * @description Replaces all four fields; logo and theme have calls of their own. For super administrators (core §6, §7; decisions-core O62).
         */
        put: operations["updateManagedTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tenant/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo of the tenant
         * @description Replaces the logo, fitted into the box with its proportions. For super administrators (core §7, §9).
         */
        post: operations["uploadTenantLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tenant/organization-departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the departments
         * @description All departments of the tenant, by name (core §7).
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description 409 when the tenant has a department of this name, whatever its case (core §5, §7).
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tenant/organization-departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a department
         * @description One department of the tenant (core §7).
         */
        get: operations["getDepartment"];
        /**
         * Rename a department
         * @description Its members keep it under the new name (core §5, §7).
         */
        put: operations["updateDepartment"];
        post?: never;
        /**
         * Delete a department
         * @description Its members are left without a department (core §7).
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/tenant/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the colour of the tenant
         * @description The id is one that the console’s configuration maps to a colour; the host keeps any other as well. For super administrators (core §7; decisions-main 2).
         */
        put: operations["updateTenantTheme"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user
         * @description Creates an active user without a role and sends the invitation. The username cannot be changed afterwards; 409 when it is taken (core §5, §7).
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description One user with roles and tags. For administrators (core §6, §7).
         */
        get: operations["getUser"];
        /**
         * Change a user
         * @description Replaces all that the body names; a phone number of null clears the phone. 403 for a user who holds the super administrator role when the caller does not (core §5, §7).
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description Removes the user from the selected tenant. What they wrote stays (core §7).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/organization-department": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the department away
         * @description Leaves the user without a department; the department stays (core §7; decisions-core A51).
         */
        delete: operations["removeUserDepartment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/organization-department/assign/{departmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a department
         * @description A user has one department at most; another one is replaced (core §7; decisions-core A51).
         */
        put: operations["assignUserDepartment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the invitation again
         * @description Sends the invitation again to a user who has not signed in yet; 409 for one who has (core §7).
         */
        put: operations["resendUserInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset a password
         * @description Sends the user a link to choose a new password; the old one works until then (core §7).
         */
        put: operations["resetUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/roles/assign/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a role
         * @description Gives one more role. Giving a role that the user has changes nothing. Only a super administrator gives a SuperAdmin role (core §7; decisions-core A50).
         */
        put: operations["assignUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/roles/withdraw/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw a role
         * @description Takes one role away; it ends with the next request of the user. Taking a role that the user lacks changes nothing (core §7; decisions-core A52).
         */
        put: operations["withdrawUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/supervisor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the supervisor away
         * @description Leaves the user without a supervisor (core §7; decisions-core A51).
         */
        delete: operations["removeUserSupervisor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/supervisor/assign/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a supervisor
         * @description A user has one supervisor at most; another one is replaced. 400 when it would be the user themselves (core §7; decisions-core A51).
         */
        put: operations["assignUserSupervisor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/tags/assign/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a tag
         * @description Gives one tag. Giving a tag that the user has changes nothing (core §7).
         */
        put: operations["assignUserTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{id}/tags/withdraw/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw a tag
         * @description Takes one tag away. Taking a tag that the user lacks changes nothing (core §7; decisions-core A52).
         */
        put: operations["withdrawUserTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users, by tag where asked
         * @description Users of the tenant, by name. `withTag` keeps those who have the tag, `withoutTag` those who do not (core §7).
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for a person with the same details
         * @description Compares the fields that are given with the users of the tenant: a match on any one is a match (core §7; decisions-core O46).
         */
        post: operations["checkUserExistence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/import/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import users from a CSV file
         * @description Makes one user of each row. A bad row is reported with its number and does not stop the others (core §7; decisions-core O40).
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/role-scoped-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users under the node of the selected role
         * @description As the search of the tenant, but only among users under the node of the selected role (core §7).
         */
        post: operations["searchUsersInRoleScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users of the tenant
         * @description Looks for the phrase in names, usernames, e-mails and phone numbers of the whole tenant, in name order. An empty phrase finds everybody (core §7).
         */
        post: operations["searchUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management/users/usernames/unique/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a username is free
         * @description Compared without case in all tenants, since a username signs in (core §7).
         */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization-nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the nodes that the selected role may read and publish to
         * @description Flat lists: `organizationNodes` is empty here. With a content instance, the nodes for that page (decisions-content A20).
         */
        get: operations["listAllowedOrganizationNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization-nodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a node
         * @description The node with its direct children, by name; theirs are left empty (core §7).
         */
        get: operations["getOrganizationNode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization-nodes/{id}/content-instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages visible at a node
         * @description Pages that are not hidden at the node and that the selected role may read, by order and name (core §7).
         */
        get: operations["listNodeContentInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-feeds/{id}/content-items/{itemId}/published/{nodeId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a published post
         * @description Social feed (content §7). Answers 403 when comments are switched off in the settings of the feed (decisions-content A24).
         */
        post: operations["createSocialFeedItemComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-feeds/{id}/content-items/{itemId}/published/{nodeId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Social feed (content §7). The author of the comment or an administrator of the page.
         */
        delete: operations["deleteSocialFeedItemComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the selected tenant
         * @description Name, logo, theme and flags of the tenant in the header, for everybody in it (core §7).
         */
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant/all-published-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the content items of the tenant
         * @description Items of the tenant, published or not, newest first. A unit administrator gets, without `organizationNodeId`, those that are published at the node of the role or below it, and those that are not published (LIST-30). The query parameters are assumed; a host that ignores them answers everything, and the console then pages, sorts and filters on the device (core §7; decisions-main 6).
         */
        get: operations["listPublishedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant/logos/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tenant logo
         * @description The one call that takes its token in the query (core §7; decisions-main 12).
         */
        get: operations["getTenantLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/types/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the content types
         * @description The eight types of content page. The list never changes while the host runs, so it may be kept for the session (core §7).
         */
        get: operations["listContentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/types/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mail types
         * @description Occasions on which the host sends an e-mail; each has one template (core §7).
         */
        get: operations["listEmailTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/types/icons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the icons
         * @description Icons that a content page can show; a page without one shows that of its type (core §7).
         */
        get: operations["listIcons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/types/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the role types
         * @description SuperAdmin, Staff and OrganizationUnitAdmin with their ids; roles name their type by id (core §7).
         */
        get: operations["listRoleTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/types/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SMS types
         * @description Occasions on which the host sends an SMS; each has at most one template of the tenant (core §7).
         */
        get: operations["listSmsTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/types/survey-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the survey question types
         * @description Types that a survey question can have; only Radio and Checkbox questions take options (core §7; content §3).
         */
        get: operations["listSurveyQuestionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/avatars/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an avatar
         * @description The picture behind an `avatar` name. Names are unguessable and change with the picture, so an answer can be kept (core §7).
         */
        get: operations["getAvatarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description Roles are those of the tenant in the header (decisions-main 4).
         */
        get: operations["getOwnProfile"];
        /**
         * Change the own profile
         * @description Replaces name, phone number and phone login; an empty phone is sent as null. A super administrator cannot change name or phone (core §5, §7).
         */
        put: operations["updateOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the own avatar
         * @description Replaces the picture of the signed-in user and answers its new name (core §7).
         */
        post: operations["uploadOwnAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/support-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where to ask for help
         * @description The help desk address and the contact e-mail of the selected tenant; either may be null (core §7).
         */
        get: operations["getSupportChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own tenants
         * @description Tenants that the signed-in user belongs to, by name. Asked before a tenant is chosen (core §7; decisions-core A4).
         */
        get: operations["listOwnTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/content-files/{id}/storage-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for a temporary address of a file
         * @description Content files v2 (content §7). The address needs no token and lives 15 minutes (decisions-content O19).
         */
        get: operations["getContentFileStorageUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/content-files/{id}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a file the thumbnail made by the client
         * @description Content files v2 (content §7). A JPEG of at most 200 by 200 pixels (decisions-content O18, A55).
         */
        post: operations["createContentFileThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/content-files/multipart-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a multipart upload
         * @description Content files v2 (content §7).
         */
        post: operations["createContentFileMultipartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/content-files/multipart-uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a multipart upload
         * @description Content files v2 (content §7). What was stored of it is removed.
         */
        delete: operations["deleteContentFileMultipartUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/content-files/multipart-uploads/{uploadId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the parts into a file
         * @description Content files v2 (content §7). Answers 400 when parts are missing or their sizes do not add up to sizeBytes. The request has no body.
         */
        post: operations["completeContentFileMultipartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/content-files/multipart-uploads/{uploadId}/parts/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one part
         * @description Content files v2 (content §7). At most 10 485 760 bytes; the client cuts at 8 388 608 in the multiple upload, at 10 485 760 in the form upload (content §9; decisions-content A4).
         */
        post: operations["uploadContentFilePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an image gallery
         * @description Generic content pattern (content §7). Super administrators only.
         */
        post: operations["createImageGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an image gallery
         * @description Generic content pattern (content §7).
         */
        get: operations["getImageGallery"];
        /**
         * Change the settings of an image gallery
         * @description Generic content pattern (content §7). Super administrators only (decisions-content A44).
         */
        put: operations["updateImageGallery"];
        post?: never;
        /**
         * Delete an image gallery with its items
         * @description Generic content pattern (content §7). Super administrators only.
         */
        delete: operations["deleteImageGallery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an image gallery item
         * @description Generic content pattern (content §7). The new item is a draft.
         */
        post: operations["createImageGalleryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an image gallery item
         * @description Generic content pattern (content §7).
         */
        get: operations["getImageGalleryItem"];
        /**
         * Change an image gallery item
         * @description Generic content pattern (content §7).
         */
        put: operations["updateImageGalleryItem"];
        post?: never;
        /**
         * Delete an image gallery item
         * @description Generic content pattern (content §7). Asks for the delete right on the page (content §6).
         */
        delete: operations["deleteImageGalleryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an album
         * @description Image gallery albums.
         */
        post: operations["createImageGalleryAlbum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an album
         * @description Image gallery albums.
         */
        put: operations["updateImageGalleryAlbum"];
        post?: never;
        /**
         * Delete an album
         * @description Image gallery albums. Its files stay in the gallery item.
         */
        delete: operations["deleteImageGalleryAlbum"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an album with one page of its files
         * @description Image gallery (content §7). The album itself and the files (decisions-content A34).
         */
        get: operations["getImageGalleryAlbum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put files into an album
         * @description Image gallery albums. A file that the gallery item does not hold yet joins it as well.
         */
        post: operations["addImageGalleryAlbumFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a file out of an album
         * @description Image gallery albums. The file stays in the gallery item.
         */
        delete: operations["removeImageGalleryAlbumFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/files/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of an album
         * @description Image gallery (content §7).
         */
        get: operations["listImageGalleryAlbumFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the albums of a gallery item
         * @description Image gallery (content §7).
         */
        get: operations["listImageGalleryAlbums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add uploaded files to a gallery item
         * @description Image gallery (content §7). The files were uploaded before, single or in parts.
         */
        post: operations["addImageGalleryFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file from a gallery item and its albums
         * @description Image gallery (content §7).
         */
        delete: operations["deleteImageGalleryFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{itemId}/files/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a gallery item
         * @description Image gallery (content §7). Files in albums are included.
         */
        get: operations["listImageGalleryFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{id}/content-items/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the image gallery items of an image gallery
         * @description Generic content pattern (content §7). Newest first.
         */
        get: operations["listImageGalleryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/management/image-galleries/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the image galleries
         * @description Generic content pattern (content §7). By order, then by name. The console asks for page 0 and size 10 unless told otherwise (content §9).
         */
        get: operations["listImageGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Users who were active on a calendar day (core §3). */
        ActiveUsersDay: {
            /** Format: date */
            activityDate: string;
            count: number;
        };
        /** @description One page of that table. */
        ActivitySnapshotPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ActivitySnapshotRow"][];
            totalElementCount: number;
        };
        /** @description A user in the table of active or inactive users (core §2 Analytics). */
        ActivitySnapshotRow: {
            activityCount: number;
            email?: string | null;
            /** Format: date-time */
            lastActivity: string | null;
            name: string;
            /** Format: uuid */
            userId: string;
            username?: string;
        };
        /** @description Nodes that the selected role may read from and publish to (core §3). */
        AllowedOrganizationNodes: {
            readNodes: components["schemas"]["OrganizationNode"][];
            writeNodes: components["schemas"]["OrganizationNode"][];
        };
        /** @description The stored avatar. */
        Avatar: {
            avatar: string | null;
        };
        /** @description An image that the host fits into a box (core §7). */
        AvatarUpload: {
            FileContent: string;
            /**
             * @description Height of the box in pixels.
             * @default 128
             */
            Height?: number;
            /**
             * @description Whether the picture fills the box exactly instead of keeping its proportions.
             * @default false
             */
            IgnoreAspectRatio?: boolean;
            /**
             * @description Width of the box in pixels.
             * @default 128
             */
            Width?: number;
        };
        /** @description A conversation between two or more users, as its reader sees it (content §3; row ENT-122). */
        ChatChannel: {
            /** Format: uuid */
            id: string;
            /** @description Null while nothing has been written. */
            lastMessage: components["schemas"]["ChatMessage"] | null;
            /** Format: date-time */
            lastMessageAtUtc: string | null;
            /** @description Null or empty when nobody named the channel; clients then list the recipients (decisions-content O21). */
            name: string | null;
            /** @description Everybody in the channel, the reader included. */
            participants: components["schemas"]["ChatParticipant"][];
            /** @description Messages by others that the reader has not confirmed. */
            unreadMessageCount: number;
        };
        /** @description A new conversation. With one other participant the existing conversation is answered when there is one (decisions-content O22). */
        ChatChannelCreation: {
            name: string | null;
            /** @description Ids of the other users; the caller joins by creating the channel. */
            participants: string[];
        };
        /** @description One page of channels, the latest message first. */
        ChatChannelPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ChatChannel"][];
            totalElementCount: number;
        };
        /** @description A pre-signed address of a chat file; it works for 15 minutes without a token. */
        ChatFileUrl: {
            /** Format: uri */
            url: string;
        };
        /** @description A message (content §3; row ENT-123). */
        ChatMessage: {
            author: components["schemas"]["ChatUser"];
            /** @description The text, or the stored file name of an image, a video or a file. */
            content: string;
            /** Format: date-time */
            createdAtUtc: string;
            /** Format: uuid */
            id: string;
            readConfirmations: components["schemas"]["ChatMessageReadConfirmation"][];
            /** @description Null when the message is no reply. */
            repliedToMessage: components["schemas"]["RepliedChatMessage"] | null;
            type: components["schemas"]["ChatMessageType"];
        };
        /** @description One page of a conversation, the latest message first. */
        ChatMessagePage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ChatMessage"][];
            totalElementCount: number;
        };
        /** @description Somebody has read a message (content §3; row ENT-123). */
        ChatMessageReadConfirmation: {
            /** Format: uuid */
            chatMessageId: string;
            reader: components["schemas"]["ChatUser"];
        };
        /**
         * @description What a message is when read; the server derives it from the kind sent and the file extension (decisions-content A1).
         * @enum {string}
         */
        ChatMessageType: "Text" | "Image" | "Video" | "File";
        /** @description A chat upload that waits for its parts. */
        ChatMultipartUpload: {
            /** @description The largest part that the server grants. */
            chunkSizeBytes: number;
            /** Format: uuid */
            id: string;
        };
        /** @description Announces a file for a channel (content §7). */
        ChatMultipartUploadCreation: {
            /** @description The largest part that the client may send: 10 485 760. Parts are cut at 8 388 608 all the same, so the number of parts does not follow from this field (content §9; decisions-content A2). */
            chunkSizeBytes: number;
            fileName: string;
            /**
             * Format: int64
             * @description Size of the whole file; an empty file is refused.
             */
            sizeBytes: number;
        };
        /** @description A member of a channel, or someone who can become one (content §3; row ENT-122). */
        ChatParticipant: {
            name: string | null;
            /** Format: uuid */
            userId: string;
            username: string;
        };
        /** @description One page of users found, by name. */
        ChatParticipantPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ChatParticipant"][];
            totalElementCount: number;
        };
        /** @description Unread messages of the caller in all channels. */
        ChatUnreadMessageCount: {
            unreadMessageCount: number;
        };
        /** @description The stored file; its name is then sent through the hub as the content of a message of kind 1. */
        ChatUploadedFile: {
            fileName: string;
        };
        /** @description The author of a message, or the reader who confirmed it (content §3; row ENT-123). */
        ChatUser: {
            /** Format: uuid */
            userId: string;
            username: string;
        };
        /** @description Looks for users to write to (content §7; decisions-content O23). */
        ChatUserSearch: {
            /** @default 0 */
            page: number;
            /** @default 20 */
            pageSize: number;
            searchedPhrase: string;
        };
        /** @description A comment on a published post (content §3; row ENT-105). */
        Comment: {
            body: string;
            /** Format: date-time */
            createdUtc: string;
            /** Format: uuid */
            id: string;
            isHidden: boolean;
            user: components["schemas"]["UserSummary"];
        };
        /** @description A comment as it is sent (content §5, §7). */
        CommentInput: {
            body: string;
        };
        /** @description One page of comments, newest first. */
        CommentPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["Comment"][];
            totalElementCount: number;
        };
        /** @description A contact (content §3; row ENT-117). */
        Contact: {
            alternatePhone: string | null;
            /** @description Stored name of the avatar among the content files (decisions-content A53). */
            avatarFileName: string | null;
            contactAvatar: {
                fileName: string;
            } | null;
            emailAddress: string | null;
            firstName: string;
            /** Format: uuid */
            id: string;
            lastName: string;
            /** @default 0 */
            order: number;
            organizationUnit: {
                name: string;
            } | null;
            /**
             * Format: uuid
             * @description The organization node that the payload calls organizationNodeId (decisions-content A26).
             */
            organizationUnitId: string | null;
            /** @description International form with spaces, such as '+1 416 555 0123' (decisions-content A28). */
            phone: string | null;
            position: string | null;
        };
        /** @description A contact as it is created or updated (content §3; row ENT-118). One of emailAddress and phone must be given; alternatePhone does not count (decisions-content A27). Empty strings are sent as null. */
        ContactInput: {
            /** @description In the same form as phone. */
            alternatePhone: string | null;
            /** @description Stored name answered by the upload of the avatar (decisions-content A53). */
            avatarFileName: string | null;
            /** Format: email */
            emailAddress: string | null;
            firstName: string;
            lastName: string;
            /** @default 0 */
            order: number;
            /** Format: uuid */
            organizationNodeId: string | null;
            /** @description International form with spaces, such as '+1 416 555 0123' (decisions-content A28). */
            phone: string | null;
            position: string | null;
        };
        /** @description One page of contacts by order, then by name. */
        ContactPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["Contact"][];
            totalElementCount: number;
        };
        /** @description A file of an item. `fileName` is the stored, unique name; `thumbnail` the file name of its thumbnail (content §3; decisions-content O33, A36). */
        ContentFile: {
            contentType?: string | null;
            fileName: string;
            /** Format: uuid */
            id: string;
            originalFileName: string;
            sizeBytes?: number | null;
            thumbnail: string | null;
        };
        /** @description What is known about a stored file (decisions-content O17). */
        ContentFileProperties: {
            contentType: string;
            /** Format: date-time */
            createdUtc: string;
            originalFileName: string;
            /** Format: int64 */
            sizeBytes: number;
            thumbnail: string | null;
        };
        /** @description A single upload of at most 10 485 760 bytes (content §9). */
        ContentFileUpload: {
            /**
             * Format: uuid
             * @description The content page that the file belongs to.
             */
            ContentInstanceId: string;
            /**
             * @description Whether the server makes a thumbnail, for images only.
             * @default false
             */
            CreateThumbnail?: boolean;
            /**
             * Format: binary
             * @description The file.
             */
            FileContent: string;
            /**
             * @description Whether the thumbnail fills the box exactly instead of keeping the image's proportions (decisions-content A55).
             * @default false
             */
            IgnoreThumbnailAspectRatio?: boolean;
            /**
             * @description Height of the thumbnail's bounding box in pixels.
             * @default 200
             */
            ThumbnailHeight?: number;
            /**
             * @description Width of the thumbnail's bounding box in pixels.
             * @default 200
             */
            ThumbnailWidth?: number;
        };
        /** @description A content page (core §3). The flags belong to social feeds, `targetEmail` to suggestion boxes (decisions-core O64). */
        ContentInstance: {
            /** Format: uuid */
            contentTypeId: string;
            enableComments?: boolean | null;
            enableLikes?: boolean | null;
            enableReadConfirmation?: boolean | null;
            /** Format: uuid */
            iconId: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            order: number;
            targetEmail?: string | null;
        };
        /** @description A new content page (content §7). */
        ContentInstanceCreation: {
            name: string;
        };
        /** @description One page of content pages of a type. */
        ContentInstancePage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ContentInstance"][];
            totalElementCount: number;
        };
        /** @description What a role may do with a page (core §3). */
        ContentInstancePermission: {
            canDelete: boolean;
            canRead: boolean;
            canWrite: boolean;
            /** Format: uuid */
            contentInstanceId: string;
        };
        /** @description The settings of a content page (decisions-content O10). */
        ContentInstanceUpdate: {
            /** Format: uuid */
            iconId: string | null;
            name: string;
            order: number;
        };
        /** @description A content item with every field of both documents (content §3). Fields of other types than its own are null. */
        ContentItem: {
            attachedFileNames: string[];
            body: string | null;
            commentsCount: number | null;
            contentFiles: components["schemas"]["ContentFile"][];
            /** Format: uuid */
            contentInstanceId: string;
            /** Format: uuid */
            contentTypeId: string;
            /** Format: date-time */
            createdUtc: string;
            /** Format: date-time */
            expiresAtUtc: string | null;
            /** Format: uuid */
            id: string;
            isOpen: boolean | null;
            isPinned: boolean;
            isPublicationScheduled: boolean;
            isPublished: boolean;
            likesCount: number | null;
            linkPreview: components["schemas"]["LinkPreview"] | null;
            name: string | null;
            publishedContentItem: components["schemas"]["PublishedContentItem"] | null;
            requireReadConfirmation: boolean | null;
            scheduledPublication: components["schemas"]["ScheduledPublication"] | null;
            tags: components["schemas"]["ContentItemTag"][];
            user: components["schemas"]["UserSummary"] | null;
        };
        /** @description What is saved of a generic item (decisions-content O15). */
        ContentItemInput: {
            attachedFileNames?: string[];
            body?: string | null;
            deletedFileNames?: string[];
            name: string;
        };
        /** @description One page of items. */
        ContentItemPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ContentItem"][];
            totalElementCount: number;
        };
        /** @description A tag that limits who sees an item. */
        ContentItemTag: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description A type of content page (core §3). */
        ContentType: {
            description: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            name: "Resource" | "FeedbackLoop" | "Survey" | "Gallery" | "SuggestionBox" | "ContactDirectory" | "SocialFeed" | "ImageGalleryWithAlbums";
        };
        /** @description A department (core §3). */
        Department: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description Name of a department, two characters or more (core §5). */
        DepartmentInput: {
            name: string;
        };
        /** @description The HTML of an e-mail (core §3). */
        EmailTemplate: {
            /** Format: uuid */
            emailTypeId: string;
            htmlBody: string;
            /** Format: uuid */
            id: string;
        };
        /** @description The HTML to save (decisions-core O67). */
        EmailTemplateInput: {
            htmlBody: string;
        };
        /** @description An option that readers can choose (content §3; row ENT-119). */
        FeedbackLoopOption: {
            /** Format: uuid */
            id: string;
            option: string;
        };
        /** @description An option as it is created or updated; its text is required (content §5). */
        FeedbackLoopOptionInput: {
            option: string;
        };
        /** @description One page of options, in the order of their creation. */
        FeedbackLoopOptionPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["FeedbackLoopOption"][];
            totalElementCount: number;
        };
        /** @description One file as multipart form data; also one part of a larger file. */
        FilePart: {
            /**
             * Format: binary
             * @description The bytes.
             */
            FileContent: string;
        };
        /** @description An icon of content pages; its name ends in Icon (core §3). */
        Icon: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description An album of an image gallery item (decisions-content O16). */
        ImageGalleryAlbum: {
            /** @description Stored name of the file shown for the album; null while it is empty. */
            coverFileName: string | null;
            filesCount: number;
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description An album with one page of its files (decisions-content A34). */
        ImageGalleryAlbumDetail: components["schemas"]["ImageGalleryAlbum"] & {
            files: components["schemas"]["ImageGalleryFilePage"];
        };
        /** @description An album as it is created or renamed (decisions-content O16). */
        ImageGalleryAlbumInput: {
            name: string;
        };
        /** @description One page of albums, by name. */
        ImageGalleryAlbumPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ImageGalleryAlbum"][];
            totalElementCount: number;
        };
        /** @description A file of an image gallery item (content §3; row ENT-120). */
        ImageGalleryFile: {
            /** @description The stored, unique name; the key for reading the file. */
            fileName: string;
            /** Format: uuid */
            id: string;
            originalFileName: string;
            /** @description Stored name of the thumbnail, or null (decisions-content O33). */
            thumbnail: string | null;
        };
        /** @description One page of files. */
        ImageGalleryFilePage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ImageGalleryFile"][];
            totalElementCount: number;
        };
        /** @description Uploaded files that join the gallery item or an album. */
        ImageGalleryFilesInput: {
            /** @description Stored names answered by the uploads. */
            fileNames: string[];
        };
        /** @description A like of a post (content §3; row ENT-106). */
        Like: {
            /** Format: uuid */
            id: string;
            user: components["schemas"]["UserSummary"];
        };
        /** @description One page of likes. */
        LikePage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["Like"][];
            totalElementCount: number;
        };
        /** @description A link shown under a post (content §3). */
        LinkPreview: {
            label: string | null;
            url: string;
        };
        /** @description The optional link of a post. */
        LinkPreviewInput: {
            label: string | null;
            url: string;
        };
        /** @description An image that the host fits into 250 by 250 (core §9). */
        LogoUpload: {
            FileContent: string;
            /**
             * @description Height of the box in pixels.
             * @default 250
             */
            Height?: number;
            /**
             * @description Width of the box in pixels.
             * @default 250
             */
            Width?: number;
        };
        /** @description The selected tenant as super administrators manage it (decisions-core O60 to O62). */
        ManagedTenant: {
            canOUAdminsSubmitSupportTickets: boolean;
            contactEmail: string | null;
            /** Format: uuid */
            id: string;
            isChatEnabled: boolean;
            logo: string | null;
            name: string;
            /** Format: uuid */
            tenantThemeId: string | null;
        };
        /** @description Changes of the tenant (decisions-core O62). */
        ManagedTenantUpdate: {
            canOUAdminsSubmitSupportTickets: boolean;
            /** Format: email */
            contactEmail: string | null;
            isChatEnabled: boolean;
            name: string;
        };
        /** @description A type of e-mail or SMS that has a template. */
        MessageType: {
            description: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Values that a test message asks for. */
            properties: components["schemas"]["TestProperty"][];
        };
        /** @description An upload that waits for its parts (content §3; row ENT-121). */
        MultipartUpload: {
            /** Format: uuid */
            id: string;
        };
        /** @description Announces a file that is sent in parts (content §3; row ENT-121). */
        MultipartUploadCreation: {
            /** Format: uuid */
            contentInstanceId: string;
            fileName: string;
            /**
             * Format: int64
             * @description Size of the whole file; an empty file is refused.
             */
            sizeBytes: number;
        };
        /** @description A content page at a node, with its visibility there (core §3). */
        NodeContentInstance: {
            /** Format: uuid */
            contentTypeId: string;
            /** Format: uuid */
            iconId: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            order: number;
            visible: boolean;
        };
        /** @description The stored logo. */
        NodeLogo: {
            logo: string | null;
        };
        /** @description Which notifications reach the user (core §3; decisions-core O59). */
        NotificationSettings: {
            email: boolean;
            push: boolean;
        };
        /** @description A node with its children (core §3). */
        OrganizationNode: {
            /** @description Steps from the root, which has 0. */
            depth: number;
            /** Format: uuid */
            id: string;
            logo: string | null;
            name: string;
            organizationNodes: components["schemas"]["OrganizationNode"][];
            /** Format: uuid */
            parentId: string | null;
            /** @description Names from the root to the node, parted by ' / '. */
            path: string;
            publishEnabled: boolean;
        };
        /** @description A new node; its logo has a call of its own (decisions-core O29). */
        OrganizationNodeInput: {
            name: string;
            publishEnabled?: boolean;
        };
        /** @description All that can be changed of a node; its logo has a call of its own (decisions-core O29). */
        OrganizationNodeUpdate: {
            name: string;
            publishEnabled: boolean;
        };
        /** @description The signed-in user (core §3). Roles are those of the tenant in the header; without it the list is empty. */
        OwnProfile: {
            avatar: string | null;
            /** Format: uuid */
            defaultOrganizationNodeId: string | null;
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            notificationSettings: components["schemas"]["NotificationSettings"];
            phoneLoginEnabled: boolean;
            phoneNumber: string | null;
            roles: components["schemas"]["OwnRole"][];
            tags: components["schemas"]["UserTag"][];
        };
        /** @description What the user may change of their profile (core §7). */
        OwnProfileUpdate: {
            name: string;
            phoneLoginEnabled: boolean;
            /** @description In E.164, such as +14165550199 (decisions-core O47); null for none. */
            phoneNumber: string | null;
        };
        /** @description A role that the user holds in the selected tenant (decisions-main 4). */
        OwnRole: {
            grantedContentInstancePermissions: components["schemas"]["ContentInstancePermission"][];
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            organizationNodeId: string | null;
            organizationNodeName: string | null;
            /** Format: uuid */
            roleTypeId: string;
        };
        /** @description A tenant that the user belongs to (core §3). */
        OwnTenant: {
            canOUAdminsSubmitSupportTickets: boolean;
            /** Format: uuid */
            id: string;
            isChatEnabled: boolean;
            logo: string | null;
            name: string;
            /** Format: uuid */
            tenantThemeId: string | null;
        };
        /** @description What a failed call answers (decisions-core G6). */
        Problem: {
            /** @description A number for a failure that the console handles itself, such as 1100. */
            errorCode?: number | null;
            /** @description Messages by field name. */
            errors?: {
                [key: string]: string[];
            } | null;
            /** @description Text for a person. */
            message?: string | null;
        };
        /** @description Publish immediately (core §7). */
        Publication: {
            /** Format: uuid */
            contentItemId: string;
            /** Format: date-time */
            pinUntilUtc?: string | null;
        };
        /** @description Where and how an item is published now (core §3). */
        PublishedContentItem: {
            isPinned: boolean;
            /** Format: uuid */
            organizationNodeId: string;
            /** Format: date-time */
            pinUntilUtc: string | null;
            /** Format: date-time */
            publishedAtUtc: string;
        };
        /** @description A row of Published Content (core §3). */
        PublishedItem: {
            /** Format: uuid */
            author: string | null;
            authorName: string | null;
            /**
             * Format: uuid
             * @description The page that holds the item; editing and deleting name it in their paths.
             */
            contentInstanceId: string;
            /** Format: uuid */
            contentItemId: string;
            /** Format: date-time */
            createdUtc: string;
            isPublished: boolean;
            name: string | null;
            /** Format: uuid */
            organizationNodeId: string | null;
            typeName: string;
        };
        /** @description One page of Published Content. */
        PublishedItemPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["PublishedItem"][];
            totalElementCount: number;
        };
        /** @description Somebody confirmed having read a post (content §3; row ENT-107). */
        ReadConfirmation: {
            /** Format: date-time */
            createdUtc: string;
            /** @description The node at which the person read the post; null when it has been deleted since. */
            organizationNode: {
                name: string;
            } | null;
            user: components["schemas"]["UserSummary"];
        };
        /** @description One page of read confirmations, newest first. */
        ReadConfirmationPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ReadConfirmation"][];
            totalElementCount: number;
        };
        /** @description How a publication repeats (core §3; decisions-main 8). */
        Recurrence: {
            /** @enum {string} */
            frequency: "None" | "Daily" | "Weekly" | "Monthly" | "Yearly";
            interval: number;
            occurrences: number;
            pinEachPublicationForDays: number;
            /** Format: date-time */
            startDate?: string;
        };
        /** @description Publish again and again (core §7; decisions-main 8). */
        RecurrentPublication: {
            /** Format: uuid */
            contentItemId: string;
            /** @enum {string} */
            frequency: "None" | "Daily" | "Weekly" | "Monthly" | "Yearly";
            interval: number;
            occurrences: number;
            pinEachPublicationForDays: number;
            /** Format: date-time */
            startDate: string;
        };
        /** @description The message that a reply answers, without its own parent. */
        RepliedChatMessage: {
            author: components["schemas"]["ChatUser"];
            content: string;
            /** Format: date-time */
            createdAtUtc: string;
            /** Format: uuid */
            id: string;
            type: components["schemas"]["ChatMessageType"];
        };
        /** @description The root of a resource item, or one of its folders, with what lies directly in it (content §3; row ENT-112). A folder is a container (decisions-content A38). */
        ResourceContainer: {
            contentFiles: components["schemas"]["ResourceContentFile"][];
            /** @description The folders directly in this container. */
            folders: components["schemas"]["ResourceFolder"][];
            /** Format: uuid */
            id: string;
            /** @description Name of the folder; null for the root. */
            name: string | null;
            /**
             * Format: uuid
             * @description The container around this one; null for the root.
             */
            parentResourceContainerId: string | null;
            resourceDocuments: components["schemas"]["ResourceDocument"][];
            resourceLinks: components["schemas"]["ResourceLink"][];
        };
        /** @description A file in a container (content §3; row ENT-115). */
        ResourceContentFile: {
            /** @description The stored, unique name; the key of the file in every call. */
            fileName: string;
            /** @description The name that people see, with its extension. */
            originalFileName: string;
        };
        /** @description One page of the files directly in a container, by visible name. */
        ResourceContentFilePage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ResourceContentFile"][];
            totalElementCount: number;
        };
        /** @description The new visible name of a file, with the original extension (content §5). */
        ResourceContentFileRename: {
            originalFileName: string;
        };
        /** @description Stored names of files to attach, ten at most in one go (content §9; decisions-content §1b). */
        ResourceContentFilesInput: {
            fileNames: string[];
        };
        /** @description A document with an HTML body (content §3; row ENT-113). */
        ResourceDocument: {
            /** @description HTML; whoever shows it sanitizes it first. */
            body: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            resourceContainerId: string;
        };
        /** @description A document as it is created or updated; both fields are required (content §5). */
        ResourceDocumentInput: {
            /** @description HTML of at most 1 MB (decisions-content O35). */
            body: string;
            name: string;
        };
        /** @description A folder as a row of the container around it (content §3; row ENT-116). */
        ResourceFolder: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * Format: uuid
             * @description The container around the folder, the same as parentResourceContainerId (decisions-content A38).
             */
            parentId: string | null;
        };
        /** @description A folder as it is created, renamed or moved. */
        ResourceFolderInput: {
            name: string;
            /**
             * Format: uuid
             * @description Null puts the folder into the root.
             */
            parentId: string | null;
        };
        /** @description One page of the folders directly in a container, by name. */
        ResourceFolderPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["ResourceFolder"][];
            totalElementCount: number;
        };
        /** @description A link (content §3; row ENT-114). */
        ResourceLink: {
            /**
             * Format: uuid
             * @description The content item that owns the link (decisions-content A38).
             */
            contentItemId: string;
            /** Format: uuid */
            id: string;
            label: string;
            /** Format: uuid */
            resourceContainerId: string;
            /**
             * Format: uuid
             * @description The resource page that owns the link (decisions-content A38).
             */
            resourceId: string;
            url: string;
        };
        /** @description A link as it is created or updated; both fields are required (content §5). */
        ResourceLinkInput: {
            label: string;
            /** @description An absolute http or https address; internal links start with the configured app address (decisions-content O2). */
            url: string;
        };
        /** @description A role at an organization node (core §3). */
        Role: {
            grantedContentInstancePermissions: components["schemas"]["ContentInstancePermission"][];
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            organizationNodeId: string | null;
            /** Format: uuid */
            roleTypeId: string;
        };
        /** @description A new role (core §7). */
        RoleCreation: {
            name: string;
            /** Format: uuid */
            organizationNodeId: string;
            /** Format: uuid */
            roleTypeId: string;
        };
        /** @description A stretch of the list of roles. */
        RolePage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["Role"][];
            totalElementCount: number;
        };
        /** @description A type of role (core §3). */
        RoleType: {
            description: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            name: "SuperAdmin" | "Staff" | "OrganizationUnitAdmin";
        };
        /** @description All of a role but its type, which is fixed (core §5, §7; decisions-core A30). */
        RoleUpdate: {
            name: string;
            /**
             * Format: uuid
             * @description Null only for a role that stands nowhere yet, in a tenant without an organization.
             */
            organizationNodeId: string | null;
            roleContentInstancePermissions: components["schemas"]["ContentInstancePermission"][];
        };
        /** @description The publication that is to come (core §3). */
        ScheduledPublication: {
            /** Format: uuid */
            organizationNodeId: string;
            /** Format: date-time */
            pinUntilUtc?: string | null;
            /** Format: date-time */
            publicationUtc: string;
            recurrence?: components["schemas"]["Recurrence"] | null;
        };
        /** @description Publish at a moment to come (core §7). */
        ScheduledPublicationInput: {
            /** Format: uuid */
            contentItemId: string;
            /**
             * Format: date-time
             * @description Left out, nothing is pinned, also when a pin was planned before.
             */
            pinUntilUtc?: string | null;
            /** Format: date-time */
            publicationUtc: string;
        };
        /** @description The text of an SMS (core §3). */
        SmsTemplate: {
            body: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            smsTypeId: string;
        };
        /** @description The text to save (decisions-core O67). */
        SmsTemplateInput: {
            body: string;
        };
        /** @description A social feed page with its settings (content §3; row ENT-104). */
        SocialFeed: {
            /** Format: uuid */
            contentTypeId: string;
            enableComments: boolean;
            enableLikes: boolean;
            enableReadConfirmation: boolean;
            /**
             * Format: uuid
             * @description Null when the page shows the default icon of its content type.
             */
            iconId: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            order: number;
        };
        /** @description A post as it is created or updated. The body is plain text with newlines and may be empty only when at least one attachment remains (content §5; decisions-content A47). requireReadConfirmation is left out on update; the server ignores it there (decisions-content A23). */
        SocialFeedItemInput: {
            /** @description Existing tags only; they limit the audience (decisions-content A31). */
            addedTagIds: string[];
            /** @description Stored names of the uploaded files that join the post. */
            attachedFileNames: string[];
            body: string | null;
            /** @description Stored names of the files that leave the post. */
            deletedFileNames: string[];
            deletedTagIds: string[];
            linkPreview?: components["schemas"]["LinkPreviewInput"] | null;
            /** @description Null counts as false. On update a host that replaces records reads null, and keeps what it has. */
            requireReadConfirmation?: boolean | null;
        };
        /** @description One page of social feeds. */
        SocialFeedPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["SocialFeed"][];
            totalElementCount: number;
        };
        /** @description Exactly the settings of a social feed (decisions-content O14). */
        SocialFeedUpdate: {
            enableComments: boolean;
            enableLikes: boolean;
            enableReadConfirmation: boolean;
            /** Format: uuid */
            iconId: string | null;
            name: string;
            order: number;
        };
        /** @description A pre-signed address that serves the file for 15 minutes without a token (decisions-content O19). */
        StorageUrl: {
            /** Format: uri */
            url: string;
        };
        /** @description A suggestion box page (content §3; decisions-content O10). */
        SuggestionBox: {
            /** Format: uuid */
            contentTypeId: string;
            /**
             * Format: uuid
             * @description Null when the page shows the default icon of its content type.
             */
            iconId: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            order: number;
            /**
             * Format: email
             * @description Where suggestions are sent.
             */
            targetEmail: string;
        };
        /** @description A new suggestion box; both fields are required (content §5). */
        SuggestionBoxCreation: {
            name: string;
            /** Format: email */
            targetEmail: string;
        };
        /** @description One page of suggestion boxes. */
        SuggestionBoxPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["SuggestionBox"][];
            totalElementCount: number;
        };
        /** @description The settings of a suggestion box (decisions-content O10). */
        SuggestionBoxUpdate: {
            /** Format: uuid */
            iconId: string | null;
            name: string;
            order: number;
            /** Format: email */
            targetEmail: string;
        };
        /** @description A suggestion as it is created or updated (decisions-content §1b, O15 for the optional fields). */
        SuggestionInput: {
            attachedFileNames?: string[];
            body: string;
            deletedFileNames?: string[];
            name?: string | null;
        };
        /** @description Where to ask for help (core §3). */
        SupportChannels: {
            contactEmail: string | null;
            hubSpotUrl: string | null;
        };
        /** @description One survey with its questions, both questions and options in their order (content §3; row ENT-108). */
        SurveyItem: components["schemas"]["ContentItem"] & {
            isOpen: boolean;
            name: string;
            surveyQuestions: components["schemas"]["SurveyQuestion"][];
        };
        /** @description A new survey; it starts open (decisions-content A6). */
        SurveyItemCreation: {
            /**
             * Format: date-time
             * @description End of the close date. Not earlier than today; the server allows one day of tolerance for time zones (decisions-content A8). Null for a survey without a close date.
             */
            expiresAtUtc: string | null;
            name: string;
        };
        /** @description The fields of a survey that can be changed, published or not (content §7; decisions-content A7). */
        SurveyItemUpdate: {
            /**
             * Format: date-time
             * @description As on creation; an unchanged past date is accepted (decisions-content A8).
             */
            expiresAtUtc: string | null;
            isOpen: boolean;
            name: string;
        };
        /** @description A question with its options (content §3; row ENT-109). Only Radio and Checkbox questions have options. */
        SurveyQuestion: {
            /** Format: uuid */
            id: string;
            isRequired: boolean;
            order: number;
            question: string;
            surveyQuestionOptions: components["schemas"]["SurveyQuestionOption"][];
            /** Format: uuid */
            surveyQuestionTypeId: string;
        };
        /** @description A new question; its type cannot be changed later. */
        SurveyQuestionCreation: {
            isRequired: boolean;
            order: number;
            question: string;
            /** Format: uuid */
            surveyQuestionTypeId: string;
        };
        /** @description An option of a Radio or Checkbox question (content §3; row ENT-110). */
        SurveyQuestionOption: {
            /** Format: uuid */
            id: string;
            label: string;
            order: number;
            /** Format: uuid */
            surveyQuestionId: string;
            value: string;
        };
        /** @description An option as it is created or updated; an empty label or value is never sent (content §5). */
        SurveyQuestionOptionInput: {
            label: string;
            order: number;
            /** @description Letters, digits and underscore only. */
            value: string;
        };
        /** @description A type of survey question; only Radio and Checkbox have choices (content §3). */
        SurveyQuestionType: {
            description: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description The fields of a question that can be changed, published or not. */
        SurveyQuestionUpdate: {
            isRequired: boolean;
            order: number;
            question: string;
        };
        /** @description A tag; its name begins with @ (core §3). */
        Tag: {
            /** Format: uuid */
            id: string;
            isUserExclusive: boolean;
            membersCount: number;
            name: string;
        };
        /** @description A new tag, without the @ (decisions-core A28). */
        TagCreation: {
            name: string;
        };
        /** @description One page of tags. */
        TagPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["Tag"][];
            totalElementCount: number;
        };
        /** @description Values for the placeholders by property name; they are of type string, number or boolean (decisions-core O67). */
        TemplateTest: {
            viewModel: {
                [key: string]: string | number | boolean;
            };
        };
        /** @description The selected tenant (core §3). */
        Tenant: {
            canOUAdminsSubmitSupportTickets: boolean;
            /** Format: uuid */
            id: string;
            isChatEnabled: boolean;
            logo: string | null;
            name: string;
            /** Format: uuid */
            tenantThemeId: string | null;
        };
        /** @description Numbers of the dashboard (core §3). */
        TenantStats: {
            commentCount: number;
            contentItemCount: number;
            likeCount: number;
            userCount: number;
        };
        /** @description A colour, by its theme id. */
        TenantTheme: {
            /** Format: uuid */
            themeId: string;
        };
        /** @description A value that a test message needs (core §2 Settings; decisions-core O66). */
        TestProperty: {
            name: string;
            /** @enum {string} */
            type: "String" | "Boolean" | "Number";
        };
        /** @description An entry of a top list (core §3). */
        TopContentItem: {
            /** Format: uuid */
            contentInstanceId?: string;
            /** Format: uuid */
            contentItemId: string;
            count: number;
            /** Format: date-time */
            lastPublicationUtc: string | null;
            preview: string;
            typeName?: string;
        };
        /** @description A stored file, as answered by every upload (content §3; row ENT-120; decisions-content O17, A36). */
        UploadedContentFile: {
            /** @description The stored, unique name; key of the file in the v1 calls and in attachedFileNames. */
            fileName: string;
            /**
             * Format: uuid
             * @description Key of the file in the v2 calls.
             */
            id: string;
            /** @description The name that the file had on the device. */
            originalFileName: string;
            /** @description Stored name of the thumbnail, or null (decisions-content O33). */
            thumbnail: string | null;
        };
        /** @description A user as administrators see them (core §3). */
        User: {
            activated?: boolean;
            avatar: string | null;
            email: string | null;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            /** Format: date-time */
            lastActivity: string | null;
            name: string;
            /** Format: uuid */
            organizationDepartmentId: string | null;
            pccLoginName: string | null;
            phoneLoginEnabled: boolean;
            phoneNumber: string | null;
            roles: components["schemas"]["UserRole"][];
            /** Format: uuid */
            supervisorId: string | null;
            tags: components["schemas"]["UserTag"][];
            username: string;
        };
        /** @description Activity of one user on a calendar day. */
        UserActivityDay: {
            /** Format: date */
            activityDate: string;
            count: number;
        };
        /** @description An item that the user viewed (core §3). */
        UserContentView: {
            /** Format: uuid */
            contentItemId: string;
            count: number;
            preview: string;
        };
        /** @description What one user viewed on a calendar day (core §3). */
        UserContentViewsDay: {
            userContentViews: components["schemas"]["UserContentView"][];
            /** Format: date */
            viewDate: string;
        };
        /** @description A new user (core §7; decisions-core O43). */
        UserCreation: {
            /** Format: email */
            email?: string | null;
            isActive?: boolean;
            name: string;
            pccLoginName?: string | null;
            phoneLoginEnabled?: boolean;
            /** @description In E.164, such as +14165550199 (decisions-core O47). */
            phoneNumber?: string | null;
            username: string;
        };
        /** @description Whether a person with the same details exists (decisions-core O46). */
        UserExistence: {
            exists: boolean;
            name?: string | null;
        };
        /** @description What a new user would be known by (core §7). */
        UserExistenceCheck: {
            email?: string | null;
            /** @description In E.164, such as +14165550199 (decisions-core O47). */
            phoneNumber?: string | null;
            username?: string | null;
        };
        /** @description What became of the file (decisions-core O40). */
        UserImport: {
            created: number;
            failed: components["schemas"]["UserImportFailure"][];
        };
        /** @description A row of the file that made no user. */
        UserImportFailure: {
            message: string;
            /** @description Number of the row as a spreadsheet shows it; the header is row 1, empty rows count. */
            row: number;
        };
        /** @description A CSV file in UTF-8 whose first row is 'name,username,email,phoneNumber', with commas and the quoting of RFC 4180; phone numbers are in E.164 (decisions-core O40, O47). */
        UserImportUpload: {
            FileContent: string;
        };
        /** @description Comments and likes of one user on a calendar day (core §3). */
        UserInteractionsDay: {
            commentCount: number;
            /** Format: date */
            interactionDate: string;
            likeCount: number;
        };
        /** @description Whether nobody has this username (decisions-core O46). */
        UsernameUniqueness: {
            isUnique: boolean;
        };
        /** @description One page of users. */
        UserPage: {
            page: number | null;
            pageSize: number | null;
            results: components["schemas"]["User"][];
            totalElementCount: number;
        };
        /** @description Publications of one user on a calendar day (core §3). */
        UserPublicationsDay: {
            publicationCount: number;
            /** Format: date */
            publicationDate: string;
        };
        /** @description A role as a user carries it (core §3). */
        UserRole: {
            /** Format: uuid */
            id: string;
            name?: string;
            /** Format: uuid */
            roleTypeId: string;
        };
        /** @description Words looked for in names, usernames, e-mails and phones. */
        UserSearch: {
            page: number;
            pageSize: number;
            searchedPhrase: string;
        };
        /** @description A person as other entities show them. */
        UserSummary: {
            avatar: string | null;
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description A tag as a user carries it (core §3). */
        UserTag: {
            /** Format: uuid */
            id: string;
            isUserExclusive: boolean;
            name: string;
        };
        /** @description All of a user but the username, which is fixed (core §5; decisions-core O43). An email or login name that is left out is none. */
        UserUpdate: {
            /** Format: email */
            email?: string | null;
            isActive: boolean;
            name: string;
            pccLoginName?: string | null;
            phoneLoginEnabled: boolean;
            /** @description In E.164, such as +14165550199 (decisions-core O47); null for none. */
            phoneNumber: string | null;
        };
    };
    responses: {
        /** @description The request is not valid; `errors` names the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The selected role does not allow this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in the selected tenant. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The upload is larger than the limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The bearer token is missing, expired or unknown. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description How many activities make a user active; 0 for inactive users (decisions-core O72, A57). */
        ActivityThreshold: number;
        /** @description On how many days a user must have been active (decisions-core O72). */
        DaysThreshold: number;
        /** @description Page from 0 (decisions-core A35). */
        Page: number;
        /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
        RangeFrom: string;
        /** @description Last calendar day, in UTC, counted in. */
        RangeTo: string;
        /** @description Elements of a page, 999 at most (core §7). */
        Size: number;
        /** @description How many activities make a user active; inactive users are asked for with 0 (core §7). */
        SnapshotActivityThreshold: number;
        /** @description On how many days a user must have been active. */
        SnapshotDaysThreshold: number;
        /** @description Entries of a top list (core §9). */
        Top: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createChatChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatChannelCreation"];
            };
        };
        responses: {
            /** @description The conversation with this one participant existed already (decisions-content O22). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            /** @description The channel was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnChatChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChatFileUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stored name of the file, as in the content of the message. */
                file: string;
                /** @description Id of the channel. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatFileUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createChatMultipartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMultipartUploadCreation"];
            };
        };
        responses: {
            /** @description The upload waits for its parts. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMultipartUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelChatMultipartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: string;
                /** @description Id of the multipart upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeChatMultipartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: string;
                /** @description Id of the multipart upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatUploadedFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadChatPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: string;
                /** @description Number of the part, from 1; sending a part again replaces it. */
                partNumber: number;
                /** @description Id of the multipart upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilePart"];
            };
        };
        responses: {
            /** @description The part was stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOwnChatChannels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannelPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChatUnreadMessageCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatUnreadMessageCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchChatUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatUserSearch"];
            };
        };
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatParticipantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMostCommentedContentItems: {
        parameters: {
            query?: {
                /** @description Entries of a top list (core §9). */
                top?: components["parameters"]["Top"];
            };
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopContentItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMostLikedContentItems: {
        parameters: {
            query?: {
                /** @description Entries of a top list (core §9). */
                top?: components["parameters"]["Top"];
            };
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopContentItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMostViewedContentItems: {
        parameters: {
            query?: {
                /** @description Entries of a top list (core §9). */
                top?: components["parameters"]["Top"];
            };
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopContentItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listActivitySnapshot: {
        parameters: {
            query?: {
                /** @description How many activities make a user active; inactive users are asked for with 0 (core §7). */
                activityThreshold?: components["parameters"]["SnapshotActivityThreshold"];
                /** @description On how many days a user must have been active. */
                daysThreshold?: components["parameters"]["SnapshotDaysThreshold"];
            };
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                kind: "active" | "inactive";
                nodeId: string | "all";
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitySnapshotPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadActivitySnapshot: {
        parameters: {
            query?: {
                /** @description How many activities make a user active; inactive users are asked for with 0 (core §7). */
                activityThreshold?: components["parameters"]["SnapshotActivityThreshold"];
                /** @description On how many days a user must have been active. */
                daysThreshold?: components["parameters"]["SnapshotDaysThreshold"];
            };
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                kind: "active" | "inactive";
                nodeId: string | "all";
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listActiveUsersByDate: {
        parameters: {
            query?: {
                /** @description How many activities make a user active; 0 for inactive users (decisions-core O72, A57). */
                activityThreshold?: components["parameters"]["ActivityThreshold"];
                /** @description On how many days a user must have been active (decisions-core O72). */
                daysThreshold?: components["parameters"]["DaysThreshold"];
            };
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                nodeId: string | "all";
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUsersDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTenantStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserActivityByDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                id: string;
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserActivityDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserContentViewsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                id: string;
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContentViewsDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserInteractionsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                id: string;
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInteractionsDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserPublicationsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description First calendar day, in UTC, counted in. A range has 366 days at most where nothing else is said (assumed, decisions-core O71). */
                from: components["parameters"]["RangeFrom"];
                id: string;
                /** @description Last calendar day, in UTC, counted in. */
                to: components["parameters"]["RangeTo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPublicationsDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createContactDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The contact directory was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContactDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact directory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateContactDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceUpdate"];
            };
        };
        responses: {
            /** @description The contact directory as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteContactDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact directory is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createContactDirectoryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The contact list was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContactDirectoryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateContactDirectoryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The contact list as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteContactDirectoryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact list is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description The contact was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact. */
                contactId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact. */
                contactId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact. */
                contactId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContactDirectoryItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contact lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadContactDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContactDirectories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contact directories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadContentFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContentFileUpload"];
            };
        };
        responses: {
            /** @description The file was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedContentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stored, unique name of the file. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteContentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stored, unique name of the file. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContentFileProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stored, unique name of the file. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentFileProperties"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContentInstances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplateInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    testEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateTest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFeedbackLoop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The feedback loop page was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFeedbackLoop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback loop page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFeedbackLoop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceUpdate"];
            };
        };
        responses: {
            /** @description The feedback loop page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFeedbackLoop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback loop page is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFeedbackLoopItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The feedback loop was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFeedbackLoopItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback loop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFeedbackLoopItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The feedback loop as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFeedbackLoopItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback loop is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFeedbackLoopOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackLoopOptionInput"];
            };
        };
        responses: {
            /** @description The option was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackLoopOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFeedbackLoopOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the option. */
                optionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackLoopOptionInput"];
            };
        };
        responses: {
            /** @description The option as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackLoopOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFeedbackLoopOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the option. */
                optionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFeedbackLoopOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackLoopOptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadFeedbackLoopResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description First day, inclusive. */
                from: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Last day, inclusive. */
                to: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFeedbackLoopItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of feedback loops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFeedbackLoops: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of feedback loop pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createGallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The gallery was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceUpdate"];
            };
        };
        responses: {
            /** @description The gallery as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The gallery item was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The gallery item as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery item is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGalleryItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of gallery items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGalleries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of galleries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOrganizationNode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationNodeUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createOrganizationNode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationNodeInput"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOrganizationNode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    hideContentInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                instanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHiddenContentInstances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeContentInstance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    showContentInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                instanceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unpinContentItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    publishContentItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unpublishContentItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rescheduleContentItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledPublicationInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    scheduleContentItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledPublicationInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    scheduleRecurrentPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurrentPublication"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelScheduledPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadNodeLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeLogo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteNodeLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRootNode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createRootNode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationNodeInput"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOrganizationTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The resource page was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceUpdate"];
            };
        };
        responses: {
            /** @description The resource page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource page is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createResourceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The resource item was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getResourceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateResourceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The resource item as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResourceItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource item is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createResourceFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceFolderInput"];
            };
        };
        responses: {
            /** @description The folder was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getResourceContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The container. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceContainer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateResourceFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceFolderInput"];
            };
        };
        responses: {
            /** @description The folder as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResourceFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listResourceFolders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of folders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFolderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createResourceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceDocumentInput"];
            };
        };
        responses: {
            /** @description The document was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getResourceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the document. */
                documentId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateResourceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the document. */
                documentId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceDocumentInput"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResourceDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the document. */
                documentId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    attachResourceFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContentFilesInput"];
            };
        };
        responses: {
            /** @description The files lie in the container. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceContentFile"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameResourceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Stored, unique name of the file. */
                fileName: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContentFileRename"];
            };
        };
        responses: {
            /** @description The file as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceContentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResourceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Stored, unique name of the file. */
                fileName: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listResourceFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceContentFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createResourceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceLinkInput"];
            };
        };
        responses: {
            /** @description The link was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getResourceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateResourceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceLinkInput"];
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResourceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container, or the word 'root' for the root of the item (decisions-content §1b). */
                containerId: "root" | string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listResourceItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of resource items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listResources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of resource pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreation"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                count: number;
                from: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsTemplateInput"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                typeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsTemplateInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                typeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    testSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                typeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateTest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSocialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The social feed was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSocialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The social feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSocialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialFeedUpdate"];
            };
        };
        responses: {
            /** @description The social feed as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSocialFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The social feed is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSocialFeedItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialFeedItemInput"];
            };
        };
        responses: {
            /** @description The post was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSocialFeedItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSocialFeedItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialFeedItemInput"];
            };
        };
        responses: {
            /** @description The post as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSocialFeedItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    hideSocialFeedItemComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment, hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    showSocialFeedItemComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment, shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSocialFeedItemComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSocialFeedItemLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadSocialFeedItemLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSocialFeedItemReadConfirmations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of read confirmations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadConfirmationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadSocialFeedItemReadConfirmations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSocialFeedItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPublishedSocialFeedItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the organization node. */
                nodeId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of published posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSocialFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of social feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialFeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSuggestionBox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionBoxCreation"];
            };
        };
        responses: {
            /** @description The suggestion box was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSuggestionBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion box. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSuggestionBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionBoxUpdate"];
            };
        };
        responses: {
            /** @description The suggestion box as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSuggestionBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion box is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSuggestionBoxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionInput"];
            };
        };
        responses: {
            /** @description The suggestion was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSuggestionBoxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSuggestionBoxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionInput"];
            };
        };
        responses: {
            /** @description The suggestion as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSuggestionBoxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSuggestionBoxItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSuggestionBoxes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suggestion boxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionBoxPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The survey page was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceUpdate"];
            };
        };
        responses: {
            /** @description The survey page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey page is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSurveyItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyItemCreation"];
            };
        };
        responses: {
            /** @description The survey was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSurveyItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSurveyItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyItemUpdate"];
            };
        };
        responses: {
            /** @description The survey as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSurveyItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadSurveyAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSurveyQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyQuestionCreation"];
            };
        };
        responses: {
            /** @description The question was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSurveyQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyQuestionUpdate"];
            };
        };
        responses: {
            /** @description The question as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSurveyQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSurveyQuestionOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyQuestionOptionInput"];
            };
        };
        responses: {
            /** @description The option was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestionOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSurveyQuestionOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the option. */
                optionId: string;
                /** @description Id of the question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyQuestionOptionInput"];
            };
        };
        responses: {
            /** @description The option as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestionOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSurveyQuestionOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the option. */
                optionId: string;
                /** @description Id of the question. */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSurveyItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of surveys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSurveys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of survey pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreation"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTagHints: {
        parameters: {
            query?: {
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getManagedTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateManagedTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedTenantUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadTenantLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentInput"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentInput"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateTenantTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantTheme"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreation"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeUserDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    assignUserDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                departmentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resendUserInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    assignUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    withdrawUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeUserSupervisor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    assignUserSupervisor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    assignUserTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    withdrawUserTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                withoutTag?: string;
                withTag?: string;
            };
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkUserExistence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserExistenceCheck"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserExistence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImportUpload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchUsersInRoleScope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSearch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSearch"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernameUniqueness"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAllowedOrganizationNodes: {
        parameters: {
            query?: {
                contentInstanceContext?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowedOrganizationNodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOrganizationNode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationNode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listNodeContentInstances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeContentInstance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSocialFeedItemComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the organization node. */
                nodeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The comment was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSocialFeedItemComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Id of the organization node. */
                nodeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPublishedItems: {
        parameters: {
            query?: {
                /** @description Direction of the order: ascending for a named column, descending without one. */
                direction?: "ascending" | "descending";
                /** @description Items published at this node or below it; with `status=scheduled`, items scheduled there. */
                organizationNodeId?: string;
                /** @description Page from 0; counts with `size` alone. */
                page?: number;
                /** @description Part of the name, without regard to case and accents. */
                search?: string;
                /** @description Elements of a page; without it everything is answered. */
                size?: number;
                /** @description Column of the order; `createdUtc` when left out. */
                sort?: "name" | "author" | "status" | "createdUtc";
                /** @description Published items, those that are not, or those that wait for a date, published already or not. */
                status?: "published" | "draft" | "scheduled";
                /** @description Name of a content type. */
                typeName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTenantLogo: {
        parameters: {
            query?: {
                access_token?: string;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEmailTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIcons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Icon"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRoleTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSmsTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSurveyQuestionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyQuestionType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAvatarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProfileUpdate"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadOwnAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            /** @description It was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSupportChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOwnTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTenant"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContentFileStorageUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id answered by the upload of the file. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createContentFileThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id answered by the upload of the file. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilePart"];
            };
        };
        responses: {
            /** @description The file with its thumbnail. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedContentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createContentFileMultipartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MultipartUploadCreation"];
            };
        };
        responses: {
            /** @description The upload waits for its parts. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteContentFileMultipartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the multipart upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeContentFileMultipartUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the multipart upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedContentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadContentFilePart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the part, from 1; sending a part again replaces it. */
                partNumber: number;
                /** @description Id of the multipart upload. */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FilePart"];
            };
        };
        responses: {
            /** @description The part was stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createImageGallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceCreation"];
            };
        };
        responses: {
            /** @description The image gallery was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getImageGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image gallery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateImageGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInstanceUpdate"];
            };
        };
        responses: {
            /** @description The image gallery as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteImageGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image gallery is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createImageGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The image gallery item was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getImageGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image gallery item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateImageGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentItemInput"];
            };
        };
        responses: {
            /** @description The image gallery item as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteImageGalleryItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image gallery item is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createImageGalleryAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGalleryAlbumInput"];
            };
        };
        responses: {
            /** @description The album was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryAlbum"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateImageGalleryAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the album. */
                albumId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGalleryAlbumInput"];
            };
        };
        responses: {
            /** @description The album as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryAlbum"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteImageGalleryAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the album. */
                albumId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The album is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getImageGalleryAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the album. */
                albumId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The album and one page of its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryAlbumDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addImageGalleryAlbumFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the album. */
                albumId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGalleryFilesInput"];
            };
        };
        responses: {
            /** @description The files belong to the album. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryFile"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeImageGalleryAlbumFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the album. */
                albumId: string;
                /** @description Id of the file. */
                fileId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is no longer in the album. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImageGalleryAlbumFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the album. */
                albumId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImageGalleryAlbums: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of albums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryAlbumPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addImageGalleryFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageGalleryFilesInput"];
            };
        };
        responses: {
            /** @description The files belong to the item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryFile"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteImageGalleryFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file. */
                fileId: string;
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImageGalleryFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Id of the content item. */
                itemId: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageGalleryFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImageGalleryItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the content page. */
                id: string;
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of image gallery items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImageGalleries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Page from 0 (decisions-core A35). */
                page: components["parameters"]["Page"];
                /** @description Elements of a page, 999 at most (core §7). */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of image galleries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentInstancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
