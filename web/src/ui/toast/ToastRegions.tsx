/** The two regions that are read aloud, in the page before the first toast (toast.ts). Apart: every page has them, few have a toast. */

/** Once a page, empty. Script puts toasts into them; React never looks inside again. */
export function ToastRegions() {
  return (
    <div id="toasts">
      <div role="status" />
      <div aria-live="assertive" />
    </div>
  );
}
