/** The phones of an agency: in no page, asked for by a click. Without script the link leads to a page that asks. */

import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { getPublicErrorMessage } from '@estia/contract/error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import { formatPhone } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef, useState } from 'react';
import { ContactIcon, onPlainClick } from '../../features/inbox/ContactCard.tsx';
import { callApi } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { withProofOfWork } from '../../platform/proof-of-work/with-proof-of-work.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './AgencyProfile.module.css';

type RevealState =
  | { is: 'hidden' }
  | { is: 'asked' }
  | { is: 'shown'; phones: string[] }
  | { is: 'failed'; code: ErrorCode };

export function AgencyPhoneReveal({ id, locale }: { id: number; locale: Locale }) {
  const [state, setState] = useState<RevealState>({ is: 'hidden' });
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (state.is === 'shown') first.current?.focus();
  }, [state.is]);
  const reveal = () => {
    setState({ is: 'asked' });
    withProofOfWork((proof_of_work) =>
      callApi('POST /user/agency/phone', { body: { agency_id: id, ...(proof_of_work ? { proof_of_work } : {}) } }),
    ).then(
      ({ phones }) => setState({ is: 'shown', phones }),
      (error: { code?: ErrorCode }) => setState({ is: 'failed', code: error.code ?? 'internal' }),
    );
  };
  if (state.is === 'shown') return <AgencyPhoneList phones={state.phones} first={first} />;
  return (
    <>
      <a
        className={buttonClass('accent')}
        href={pathTo(locale, '/contact/agency/:agency_id', { agency_id: id })}
        rel="nofollow"
        aria-disabled={state.is === 'asked' || undefined}
        onClick={onPlainClick(() => state.is !== 'asked' && reveal())}
      >
        <ContactIcon name="phone" />
        {state.is === 'failed' ? words.again[locale] : words.showPhone[locale]}
      </a>
      <p className={css.said} role="status">
        {state.is === 'asked' && words.loadingPhone[locale]}
        {state.is === 'failed' && `${words.phoneFailed[locale]} ${getPublicErrorMessage(state.code)[locale]}`}
      </p>
    </>
  );
}

export function AgencyPhoneList({
  phones,
  first,
}: {
  phones: readonly string[];
  first?: React.RefObject<HTMLAnchorElement | null>;
}) {
  return (
    <ul className={css.phones}>
      {phones.map((phone, at) => (
        <li key={phone}>
          <a
            ref={at === 0 ? first : undefined}
            className={buttonClass(at === 0 ? 'accent' : 'outline')}
            href={`tel:${phone}`}
          >
            <ContactIcon name="phone" />
            <span className="num">{formatPhone(phone)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
