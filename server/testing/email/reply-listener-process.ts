/** The listener of answers by email as a process of its own, to be killed: what the worker opens, and nothing else of it. */
import { loadConfig } from '../../src/config.ts';
import { createDeps } from '../../src/main/create-deps.ts';
import { listenForReplies } from '../../src/main/reply-listener.ts';

const { deps } = createDeps(loadConfig());
const listener = await listenForReplies(deps);
process.send?.({ port: listener?.port ?? 0 });
process.on('disconnect', () => process.exit(0));
