/** Casts the charts of many births in chunks; one birth is invalid. */
import { type ChartSlot, createClient, type Subject } from 'natal-client';

const natal = createClient({
  baseUrl: process.env.NATAL_URL ?? 'http://127.0.0.1:3000',
  apiKey: process.env.NATAL_API_KEY ?? '',
});

const BIRTHS = 120;
const INVALID_LATITUDE = 123.4;
const INVALID_BIRTH = 57;

const births = Array.from({ length: BIRTHS }, (_nothing, day): Subject => {
  const iso = new Date(Date.UTC(1990, 0, 1 + day, 12)).toISOString();
  const latitude = day === INVALID_BIRTH ? INVALID_LATITUDE : 48.2;
  return { name: `Born on day ${day}`, birth_datetime: { iso }, birth_location: { latitude, longitude: 16.4 } };
});

const slots = await natal.natalCharts(births, {
  query: { preset: 'simple' },
  chunkSize: 25,
  concurrency: 2,
  onProgress: ({ done, failed, total }) => console.log(`${done} of ${total}, ${failed} without a chart`),
});

const count = (expected: ChartSlot['outcome']): number => slots.filter(({ outcome }) => outcome === expected).length;
console.log(`${count('cast')} cast, ${count('refused')} refused, ${count('unanswered')} unanswered`);

for (const slot of slots) {
  if (slot.outcome === 'refused') console.log(`${slot.index}: ${slot.failure.error}: ${slot.failure.detail}`);
}
