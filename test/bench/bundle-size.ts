import { type BundleSizes, LARGEST_BUNDLE_BYTES } from '../../infra/build/bundle.ts';
import type { Row } from './row.ts';

const BYTES_PER_KB = 1000;

/** How large each group's bundle is. */
export function bundleRows(sizes: BundleSizes): readonly Row[] {
  return [...sizes].map(([group, bytes]) => ({
    name: `bundle of ${group}`,
    unit: 'kB',
    measured: bytes / BYTES_PER_KB,
    budget: LARGEST_BUNDLE_BYTES / BYTES_PER_KB,
  }));
}
