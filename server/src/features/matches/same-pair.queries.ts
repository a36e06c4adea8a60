/** Whether two properties are one, in SQL. */
import { sql } from 'kysely';

/** What pair `m` is: a person's answer, or what was found where nobody was asked. */
export const verdictOfPair = sql<string>`coalesce(m.decision, m.outcome)`;
export const isSame = sql<boolean>`${verdictOfPair} = 'same'`;
