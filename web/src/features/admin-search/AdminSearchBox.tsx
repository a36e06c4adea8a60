/** Stands above every page of an admin. Sent as a body: what is typed may be somebody’s phone, and addresses are kept. */
import { adminSearchMessages as words } from '@estia/contract/admin-search/messages';
import { searchLimits } from '@estia/contract/admin-search/model';
import type { Locale } from '@estia/contract/pair';
import { useId, useRef } from 'react';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './AdminSearchBox.module.css';
import { useSearchKey } from './use-search-key.ts';

type Props = { locale: Locale; text?: string; isPage?: boolean };

export function AdminSearchBox({ locale, text = '', isPage = false }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  return (
    <search className={isPage ? css.page : css.box} aria-label={words.label[locale]}>
      <Form action={pathTo(locale, '/dashboard/admin/search')} className={css.form ?? ''} key={text}>
        <label className="vh" htmlFor={id}>
          {words.label[locale]}
        </label>
        <div className={css.field}>
          <Icon name="search" />
          <input
            ref={input}
            id={id}
            name="text"
            type="search"
            maxLength={searchLimits.longest}
            defaultValue={text}
            placeholder={words.hint[locale]}
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
          />
        </div>
        <button type="submit" className={buttonClass(isPage ? 'primary' : 'outline')}>
          {words.label[locale]}
        </button>
      </Form>
    </search>
  );
}
