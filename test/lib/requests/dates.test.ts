import { expect, test } from 'vitest';
import { dateText } from '../../../lib/requests/date-text.ts';
import { localDate } from '../../../lib/requests/local-date.ts';

const readFault = (schema: ReturnType<typeof dateText | typeof localDate>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

test.each(['2025-02-30', '2025-13-01', '2025-04-31', '30/02/2025'])(
  '%s is refused as no date, not as a wrong form',
  (text) => {
    expect(readFault(dateText('Start', '2025-01-01'), text)).toMatch(/^is not a date /);
    expect(readFault(localDate('Day', '2025-01-01'), text)).toMatch(/^is not a date /);
  },
);

test.each(['', 'tomorrow', '2025'])('%j is refused with forms that are read', (text) => {
  expect(readFault(dateText('Start', '2025-01-01'), text)).toContain('such as 1990-06-15T14:30');
  expect(readFault(localDate('Day', '2025-01-01'), text)).toContain('such as 1990-06-15T14:30');
});

test('a time is refused where only a date is read', () => {
  expect(readFault(localDate('Day', '2025-01-01'), '2025-01-01T10:00')).toContain('without a time');
});
