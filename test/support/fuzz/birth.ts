/** A valid body for tests that corrupt one member. */
export const ORDINARY_BIRTH = {
  subject: {
    name: 'Ordinary',
    birth_datetime: { iso: '1990-06-15T14:30:00' },
    birth_location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
  },
  configuration: { house_system: 'P' },
  options: { verbosity: 'detailed' },
};

/** The ordinary body as JSON text, one member's value replaced by any text, JSON or not. */
export function birthWith(member: string, valueText: string): string {
  const path = member.split('.');
  const name = path.pop() ?? '';
  const copy = structuredClone(ORDINARY_BIRTH);
  const holder = path.reduce<object>((parent, key) => Reflect.get(parent, key), copy);
  const placeholder = '@value@';
  // Setting `__proto__` would change the prototype; JSON.parse makes a member of it.
  Object.defineProperty(holder, name, { value: placeholder, enumerable: true, configurable: true, writable: true });
  return JSON.stringify(copy).replace(`"${placeholder}"`, () => valueText);
}
