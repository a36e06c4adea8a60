/** What is said after a form whose act needs a second admin. */
const APPROVAL_ASKED = 'approval-asked';

/** The flash word of a form: done at once, or waiting for another admin. */
export const flashOf =
  (done: string) =>
  ({ needs_approval: isAsked }: { needs_approval: boolean }): string =>
    isAsked ? APPROVAL_ASKED : done;
