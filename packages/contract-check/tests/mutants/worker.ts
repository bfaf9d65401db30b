/** Measures the mutants whose numbers its parent sends, one after the other. */
import { catalogue } from '../support/mutants/catalogue.ts';
import { openLaboratory } from '../support/mutants/laboratory.ts';

export interface Order {
  index: number;
  isWhole: boolean;
}

const laboratory = await openLaboratory();
process.on('message', ({ index, isWhole }: Order) => {
  const entry = catalogue[index];
  if (!entry) throw new Error(`There is no mutant ${String(index)}.`);
  laboratory.measure(entry, isWhole).then(
    (verdict) => process.send?.(verdict),
    (error: unknown) => {
      console.error(entry.name, error);
      process.exit(1);
    },
  );
});
// The test runner's own hooks wait for the end of the process.
process.on('disconnect', () => void laboratory.close().finally(() => process.exit(0)));
process.send?.('ready');
