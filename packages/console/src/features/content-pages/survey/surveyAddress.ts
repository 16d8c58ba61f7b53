import { addressForm } from '../../../shared/address/addressForm.ts';
import { choicePart } from '../../../shared/address/addressParts.ts';

/** The part of a survey that is shown, in the address: its questions, or its results. */
export const surveyAddress = addressForm({ tab: choicePart('tab', ['results']) });
