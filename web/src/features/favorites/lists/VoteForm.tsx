/** Two buttons that send: for and against. The one that is pressed takes the vote back. */
import { listMessages as words } from '@estia/contract/favorites/list-messages';
import type { ListItem } from '@estia/contract/favorites/list-model';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import css from './lists.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; item: ListItem; title: string };

export function VoteForm({ locale, formKey, refusal, item, title }: Props) {
  const form = `vote-${item.listing_id}`;
  const choices = [
    { vote: 1, text: words.voteUp, count: item.votes_up },
    { vote: -1, text: words.voteDown, count: item.votes_down },
  ] as const;
  return (
    <ActionForm
      locale={locale}
      formKey={formKey}
      refusal={refusal}
      intent="vote"
      form={form}
      hidden={{ id: item.listing_id }}
      className={css.votes}
      label={words.votesFor[locale](title)}
    >
      {choices.map(({ vote, text, count }) => (
        <button
          key={vote}
          type="submit"
          name={`${form}.vote`}
          value={item.my_vote === vote ? 0 : vote}
          aria-pressed={item.my_vote === vote}
          className={buttonClass('outline', css.vote)}
        >
          {text[locale]} <span className="num">({count})</span>
        </button>
      ))}
    </ActionForm>
  );
}
