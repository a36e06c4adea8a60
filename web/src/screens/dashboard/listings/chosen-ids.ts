import type { FormSubmission } from '../form-submission.ts';

/** `id-123` of the ticked boxes. */
export const getChosenIds = (fields: FormSubmission['fields']): number[] =>
  Object.keys(fields).flatMap((name) => {
    const [, digits] = /^id-([1-9]\d{0,14})$/.exec(name) ?? [];
    return digits ? [Number(digits)] : [];
  });
