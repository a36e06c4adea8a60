/** The form of a decision for many: boxes in rows belong to it by its id. */
export const BULK_FORM = 'many';
