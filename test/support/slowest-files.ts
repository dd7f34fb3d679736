import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

const secondsOf = (file: TestModule): number => {
  const { collectDuration, duration } = file.diagnostic();
  return (collectDuration + duration) / 1000;
};

/** A reporter that ends a run of many files with a list of the slowest, including their imports. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    if (files.length <= SHOWN) return;
    const slowest = files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SHOWN);
    console.log(`\nThe ${SHOWN} slowest files`);
    for (const file of slowest) console.log(`${secondsOf(file).toFixed(1).padStart(6)} s  ${file.relativeModuleId}`);
  }
}
