/**
 * What a check constraint allows a column to be becomes its type: `status` of an account is one of four words, not any text.
 * kysely-codegen knows enums of PostgreSQL only, and a check is easier to widen than an enum.
 */
import type { Pool } from 'pg';

type Choice = { table: string; column: string; values: readonly (string | number)[] };

/** `CHECK ((kind = ANY (ARRAY['away'::text, 'checkout'::text])))` of one column, and nothing else besides. */
const anyOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/;
const one = /^(?:'((?:[^']|'')*)'::text|(\d+))$/;

function readValues(definition: string): (string | number)[] | null {
  const list = anyOf.exec(definition)?.[1]?.split(', ');
  const values = list?.map((text) => {
    const [, word, number] = one.exec(text) ?? [];
    return word?.replaceAll("''", "'") ?? (number === undefined ? null : Number(number));
  });
  return values?.every((value) => value !== null) ? values : null;
}

export async function listColumnChoices(pool: Pool): Promise<Choice[]> {
  const { rows } = await pool.query<{ table: string; column: string; definition: string }>(
    `select t.relname as "table", a.attname as "column", pg_get_constraintdef(c.oid) as definition
       from pg_constraint c
       join pg_class t on t.oid = c.conrelid
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
      order by t.relname, a.attname`,
  );
  return rows.flatMap(({ table, column, definition }) => {
    const values = readValues(definition);
    return values ? [{ table, column, values }] : [];
  });
}

/** The generated file with the choices of its columns in the place of `string` and `number`. */
export function writeColumnChoices(schema: string, choices: readonly Choice[]): string {
  const names = new Map([...schema.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table, name]) => [table, name]));
  let written = schema;
  for (const { table, column, values } of choices) {
    const name = names.get(table);
    if (!name) continue;
    const type = values
      .map((value) => (typeof value === 'number' ? value : `'${value.replaceAll("'", "\\'")}'`))
      .join(' | ');
    const field = new RegExp(`(export interface ${name} \\{[^}]*?\\n  ${column}: (?:Generated<)?)(?:string|number)\\b`);
    if (!field.test(written)) throw new Error(`The generated file has no ${table}.${column}`);
    written = written.replace(field, (_, before: string) => `${before}${type}`);
  }
  return written;
}
