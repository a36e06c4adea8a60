/** Saved states of an article, each to be looked at and brought back. */

import {
  articleAdminMessages,
  revisionActionMessages,
  articleEditorMessages as words,
} from '@estia/contract/articles/admin-messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActionForm } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { ARTICLE_PREVIEW_PATH } from './ArticleForm.tsx';
import css from './RevisionList.module.css';

type Props = {
  locale: Locale;
  articleId: number;
  version: number;
  revisions: ApiReply<'GET /adminPanel/article/{id}/revisions'>['revisions'];
  formKey: string;
};

export function RevisionList({ locale, articleId, version, revisions, formKey }: Props) {
  return (
    <ol className={css.list}>
      {revisions.map((revision) => {
        const name = words.version[locale](revision.version);
        return (
          <li key={revision.version} className={css.row}>
            <div className={css.what}>
              <p>
                <b>{name}</b> · {revisionActionMessages[revision.action]?.[locale] ?? revision.action}
                {revision.restored_from !== null && ` ${words.restoredFrom[locale](revision.restored_from)}`}
                {revision.version === version && ` · ${words.present[locale]}`}
              </p>
              <p className={css.small}>
                {formatDateTime(revision.saved_at, locale)} · {revision.saved_by ?? words.gone[locale]} ·{' '}
                {words.words[locale](revision.word_count[locale])}
              </p>
            </div>
            <div className={css.actions}>
              <a
                className={buttonClass('text')}
                href={localizePath(
                  locale,
                  `${ARTICLE_PREVIEW_PATH}?article_id=${articleId}&revision=${revision.version}`,
                )}
                target="_blank"
                rel="noopener"
                aria-label={articleAdminMessages.of[locale](articleAdminMessages.open[locale], name)}
              >
                {articleAdminMessages.open[locale]}
              </a>
              {revision.version !== version && (
                <ActionForm
                  locale={locale}
                  intent="restore"
                  form={`restore-${revision.version}`}
                  formKey={formKey}
                  hidden={{ version, revision: revision.version }}
                  label={articleAdminMessages.of[locale](words.restore[locale], name)}
                >
                  <SubmitButton locale={locale} kind="outline">
                    {words.restore[locale]}
                    <span className="vh"> {name}</span>
                  </SubmitButton>
                </ActionForm>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
