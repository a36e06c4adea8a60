/** What the points of an account rest on, the strongest first. */
import { brokerSignalMessages, hiddenBrokersMessages as words } from '@estia/contract/hidden-brokers/messages';
import type { BrokerEvidence } from '@estia/contract/hidden-brokers/model';
import type { Locale } from '@estia/contract/pair';
import css from './EvidenceList.module.css';

export function EvidenceList({ locale, evidence }: { locale: Locale; evidence: readonly BrokerEvidence[] }) {
  return (
    <ul className={css.list}>
      {evidence.map(({ signal, points, count, samples }) => (
        <li key={signal}>
          {brokerSignalMessages[signal][locale](count)} · {words.pointsOf[locale](points)}
          {samples.length > 0 && (
            <span className={css.samples} translate="no">
              {samples.join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
