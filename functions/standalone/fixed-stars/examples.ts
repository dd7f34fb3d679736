import type { Example } from '../../../lib/contract/endpoint.ts';
import { j2000 } from '../example-inputs.ts';

export const examples: readonly Example[] = [
  { name: 'royalStars', summary: 'The four royal stars', body: { date_time: j2000, star_groups: ['royal_stars'] } },
  {
    name: 'byName',
    summary: 'By name and by designation',
    body: {
      date_time: { iso: '2024-03-20T03:06:00Z' },
      star_names: ['Regulus', 'alpha Virginis', 'γ¹ And', '61 Cygni', 'Messier 87'],
    },
  },
  {
    name: 'brightOnes',
    summary: 'Every star to the second magnitude, in the zodiac of Lahiri',
    body: { date_time: { iso: '2024-03-20' }, magnitude_limit: 2, zodiac_type: 'sidereal' },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two groups as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, star_groups: ['behenian', 'galactic'] },
  },
];
