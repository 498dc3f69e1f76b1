import type { Product } from './product.js';

/** Where the tests of this worker find the product, its administrator and the website that it measures. */

export const ADMIN = { email: 'admin@example.ch', password: 'correct-horse-battery' };

/** The product of this worker. */
export function ownProduct(): Pick<Product, 'url' | 'folder' | 'database'> {
  const products = JSON.parse(process.env.PRODUCTS ?? '[]') as Product[];
  return products[Number(process.env.TEST_PARALLEL_INDEX)] ?? { url: '', folder: '', database: '' };
}
export const productUrl = () => ownProduct().url;
export const websiteUrl = () => process.env.WEBSITE_URL ?? '';
export const namedWebsiteUrl = () => process.env.NAMED_WEBSITE_URL ?? '';
