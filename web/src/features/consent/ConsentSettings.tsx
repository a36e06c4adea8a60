/** Every purpose with its switch and its legal text, in the dialog and on the page of its own. All are off until agreed to. */

import { acceptAll, denyAll } from '@estia/contract/consent/messages';
import { type ConsentPurpose, consentPurposes, isPurposeUsed } from '@estia/contract/consent/purposes';
import {
  necessaryPurposeMessages,
  purposeMessages,
  unusedPurposeMessages,
  consentSettingsMessages as words,
} from '@estia/contract/consent/settings-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { findConsentChoice, saveConsentChoice } from '../../platform/consent.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './ConsentSettings.module.css';
import { syncConsent } from './sync-consent.ts';

type Props = { locale: Locale; onChosen: () => void; page?: boolean };

export function ConsentSettings({ locale, onChosen, page = false }: Props) {
  const alive = useHydrated();
  const [agreed, setAgreed] = useState<readonly ConsentPurpose[]>([]);
  // The served page knows no choice: what was chosen before is taken up once it lives.
  useEffect(() => setAgreed(findConsentChoice()?.allowed ?? []), []);
  const choose = (allowed: readonly ConsentPurpose[]) => {
    setAgreed(allowed);
    saveConsentChoice(allowed);
    void syncConsent(locale);
    onChosen();
  };
  const button = (text: string, action: () => void, className?: string) => (
    <button type="button" className={buttonClass('outline', className)} disabled={!alive} onClick={action}>
      {text}
    </button>
  );
  return (
    <>
      <ul className={css.purposes}>
        <li className={css.purpose}>
          <div className={css.top}>
            <span className={css.name}>{necessaryPurposeMessages.name[locale]}</span>
            <span className={css.always}>{words.always[locale]}</span>
          </div>
          <PurposeDetails
            locale={locale}
            name={necessaryPurposeMessages.name[locale]}
            what={necessaryPurposeMessages.what}
            howLong={necessaryPurposeMessages.howLong}
            who={necessaryPurposeMessages.who}
            mark={words.used[locale]}
          />
        </li>
        {consentPurposes.map((purpose) => {
          const { name, what, howLong, who } = purposeMessages[purpose];
          const on = agreed.includes(purpose);
          return (
            <li key={purpose} className={css.purpose}>
              <label className={css.top}>
                <span className={css.name}>{name[locale]}</span>
                <span className={css.agree} aria-hidden="true">
                  {words.agree[locale]}
                </span>
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={on}
                  className={css.switch}
                  aria-label={words.agreeTo[locale](name[locale])}
                  name={purpose}
                  checked={on}
                  disabled={!alive}
                  onChange={() => setAgreed(on ? agreed.filter((each) => each !== purpose) : [...agreed, purpose])}
                />
              </label>
              <PurposeDetails
                locale={locale}
                name={name[locale]}
                what={what}
                howLong={howLong ?? unusedPurposeMessages.howLong}
                who={who ?? unusedPurposeMessages.who}
                mark={(isPurposeUsed(purpose) ? words.used : words.unused)[locale]}
              />
            </li>
          );
        })}
      </ul>
      <div className={page ? css.actions : `${css.actions} ${css.stuck}`}>
        {button(acceptAll[locale], () => choose(consentPurposes))}
        {button(denyAll[locale], () => choose([]))}
        {button((page ? words.saveHere : words.save)[locale], () => choose(agreed))}
      </div>
      {!page && (
        <p className={css.more}>
          <a href={pathTo(locale, '/privacy-policy')} onClick={onChosen}>
            {words.more[locale]}
          </a>
        </p>
      )}
    </>
  );
}

type Text = { readonly el: string; readonly en: string };
type LegalProps = { locale: Locale; name: string; what: Text; howLong: Text; who: Text; mark: string };

function PurposeDetails({ locale, name, what, howLong, who, mark }: LegalProps) {
  return (
    <details className={css.legal}>
      <summary>
        {mark}
        <span className="vh">: {name}</span>
      </summary>
      <dl>
        <dt>{words.what[locale]}</dt>
        <dd>{what[locale]}</dd>
        <dt>{words.howLong[locale]}</dt>
        <dd>{howLong[locale]}</dd>
        <dt>{words.who[locale]}</dt>
        <dd>{who[locale]}</dd>
      </dl>
    </details>
  );
}
