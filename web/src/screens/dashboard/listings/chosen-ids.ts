import type { FormSubmission } from '../../../platform/form-submission.ts';

/** `id-123` of the ticked boxes. */
export const getChosenIds = (values: FormSubmission['values']): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, digits] = /^id-([1-9]\d{0,14})$/.exec(name) ?? [];
    return digits ? [Number(digits)] : [];
  });
