/**
 * The validation messages, worded alike in every form (decisions-core G3, G7): the label of the field, what
 * it must be, no full stop. No other file of texts words it differently.
 */
export const validationMessages = {
  required: (label: string) => `${label} is required`,
  notValid: (label: string) => `${label} is not valid`,
  tooShort: (label: string, minimum: number) => `${label} must have at least ${minimum} characters`,
  tooLong: (label: string, maximum: number) => `${label} must have at most ${maximum} characters`,
  lettersAndDigits: (label: string) => `${label} must have letters and digits only`,
  tooSmall: (label: string, minimum: number) => `${label} must be ${minimum} or more`,
  /** A search that waits for more letters; nothing is wrong yet. */
  typeMore: (minimum: number) => `Type at least ${minimum} characters`,
} as const;
