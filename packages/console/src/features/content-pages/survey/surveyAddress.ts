import { addressForm } from '../../../shared/address/addressForm.ts';
import { choicePart } from '../../../shared/address/addressParts.ts';

/** What of a survey is shown, in the address: its questions, or what was answered. */
export const surveyAddress = addressForm({ tab: choicePart('tab', ['results']) });
