/** What a call says when it has done its work: the customer's literal, the same in every language. */
import { z } from 'zod';

export const literalMessage = <const M extends string>(message: M) => z.literal(message);
export const successReply = z.object({ message: literalMessage('Success!') });
