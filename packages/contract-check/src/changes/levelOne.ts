import type { Document } from './changes.ts';
import written from './levelOne.json' with { type: 'json' };

/** The contract of version 1.0.0 (commit 7efbaf0), which has the 45 documented operations alone, without its words. */
export const levelOne = written as unknown as Document;
