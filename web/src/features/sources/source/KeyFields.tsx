/** How an address is opened. What is typed as a key is never given back by a page; that it is needed again is said. */
import type { Locale } from '@estia/contract/pair';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import { sourceKeyKinds, sourceLimits } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import type { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import css from './source-form.module.css';

type Props = {
  locale: Locale;
  form: ReturnType<typeof createFieldProps>;
  /** Of a source that has one, or none: it may stay. */
  known?: Pick<Source, 'key_kind' | 'key_header'> | undefined;
};

function describeKey({ key_kind: kind, key_header: header }: NonNullable<Props['known']>, locale: Locale): string {
  if (kind === 'header') return words.keyHeaderNow[locale](header ?? '');
  return words.keyBasicNow[locale];
}

export function KeyFields({ locale, form, known }: Props) {
  const mayKeep = known !== undefined && known.key_kind !== 'none';
  const kind = form.field('key.kind', mayKeep ? 'keep' : 'none');
  const isAgain = form.failed && kind.defaultValue !== 'keep' && kind.defaultValue !== 'none';
  const secretHint = (isAgain ? words.secretAgain : words.secretHint)[locale];
  const keep = mayKeep && { value: 'keep', label: words.keyKeep[locale], hint: describeKey(known, locale) };
  const kinds = sourceKeyKinds.map((value) => ({ value, label: words.keyKinds[value][locale] }));
  const mustChange = kind.error !== undefined && mayKeep;
  return (
    <div className={css.key}>
      <RadioGroup
        {...kind}
        label={words.key[locale]}
        hint={(mustChange ? words.keyForNewAddress : words.keyHint)[locale]}
        options={keep ? [keep, ...kinds] : kinds}
      />
      <div className={`${grid.grid} ${css.header}`}>
        <Field
          {...form.field('key.header', known?.key_header)}
          label={words.header[locale]}
          hint={words.headerHint[locale]}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          isConditional
        />
        <Field
          {...form.secret('key.token')}
          label={words.token[locale]}
          hint={secretHint}
          type="password"
          maxLength={sourceLimits.key}
          autoComplete="off"
          isConditional
        />
      </div>
      <div className={`${grid.grid} ${css.basic}`}>
        <Field
          {...form.field('key.user')}
          label={words.user[locale]}
          hint={words.userHint[locale]}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          isConditional
        />
        <Field
          {...form.secret('key.password')}
          label={words.password[locale]}
          hint={secretHint}
          type="password"
          maxLength={sourceLimits.key}
          autoComplete="off"
          isConditional
        />
      </div>
    </div>
  );
}
