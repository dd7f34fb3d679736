/** `node test/golden/births/run.ts`: for each standing the share of documented births read right, and each that is not. */
import { BIRTHS, listFirstReadings, readFirst } from './births.ts';

for (const cells of listFirstReadings()) console.log(cells.join(' | '));
const misread = BIRTHS.map((birth) => readFirst(birth)).filter(({ isRight }) => !isRight);
for (const { birth, standing, ruleId, offsetSeconds } of misread) {
  const { name, place, localTime } = birth;
  console.log(`${name}, ${place}, ${localTime}: ${birth.offsetSeconds} s stated, ${offsetSeconds} s read`);
  console.log(`  ${standing ?? 'no rule'} ${ruleId ?? ''}`);
}
