/** One button that takes an item in hand, keeps it or puts it back. Sent to the queue, which leads back here. */
import type { Locale, Pair } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import { workQueueMessages as words } from '@estia/contract/work-queue/queue-messages';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { formatItemKey, type WorkItem } from './item-path.ts';
import css from './WorkBar.module.css';

type Props = {
  locale: Locale;
  item: WorkItem;
  intent: 'claim' | 'release';
  text: Pair;
  action: string;
  kind?: 'primary' | 'outline' | 'text';
};

export function ClaimForm({ locale, item, intent, text, action, kind = 'outline' }: Props) {
  return (
    <Form action={action} className={css.form}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={intent} />
      <input type="hidden" name={`${intent}.item`} value={formatItemKey(item)} />
      <SubmitButton locale={locale} kind={kind}>
        {text[locale]}
        <span className="vh">{words.subjectOf[locale](workKindNames[item.kind][locale], item.title[locale])}</span>
      </SubmitButton>
    </Form>
  );
}
