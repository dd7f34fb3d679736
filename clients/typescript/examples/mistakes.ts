/** Sends an invalid request and prints every fault with its location and remedy. */
import { createClient, NatalProblem } from 'natal-client';

const natal = createClient({
  baseUrl: process.env.NATAL_URL ?? 'http://127.0.0.1:3000',
  apiKey: process.env.NATAL_API_KEY ?? '',
});

try {
  await natal.post('/ephemeris/natal-chart', {
    subject: {
      name: 'Example',
      birth_datetime: { iso: '1990-02-30T12:00:00' },
      birth_location: { latitude: 123.4, longitude: 10.7522 },
    },
  });
} catch (fault) {
  if (!(fault instanceof NatalProblem)) throw fault;
  console.log(`${fault.status} ${fault.code}: ${fault.docsUrl}`);
  for (const { location, message } of fault.findings) console.log(`${location} ${message}`);
}
