/**
 * What a click on the button does. A file of its own, so that the list of what the dialog is made of is no part of the
 * pages that have the button.
 */
export const saveInPlace = (href: string, about: string | undefined): Promise<void> =>
  import('./open-save-dialog.tsx').then(({ openSaveDialog }) => openSaveDialog(href, about));
