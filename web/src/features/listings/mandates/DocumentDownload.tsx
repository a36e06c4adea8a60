/** A form, not a link: opening a document is written down, and no GET writes. */
import { mandateMessages as words } from '@estia/contract/listings/mandates/mandate-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Form } from '../../../ui/form/Form.tsx';

/** Which of many buttons of the same words it is, for who does not see what it stands beside. */
export const hiddenPart = (code: string) => <span className="vh">: {code}</span>;

type Props = { propertyId: number; code: string; locale: Locale };

export function DocumentDownload({ propertyId, code, locale }: Props) {
  return (
    <Form action={pathTo(locale, '/dashboard/mandates/document')} label={words.about[locale](words.open[locale], code)}>
      <input type="hidden" name="id" value={propertyId} />
      <button type="submit" className={buttonClass('text')} title={words.openNote[locale]}>
        {words.open[locale]}
        {hiddenPart(code)}
      </button>
    </Form>
  );
}
