import type { Client } from 'pg';
import { type Emulators, startEmulators } from '../../backend/test/emulators/index.ts';
import { dataFolder, type Product, startProduct } from './product.ts';
import { connect } from './reports.ts';
import { test as base } from './test.js';

export interface Vendors {
  emulators: Emulators;
  product: Product;
  database: Client;
}

/** Tests with a product of their own, whose vendors are emulators. */
export const test = base.extend<object, { vendors: Vendors }>({
  vendors: [
    async ({}, use) => {
      const emulators = await startEmulators();
      const product = await startProduct(dataFolder(), { ...emulators.env, CHROMIUM_PATH: process.env.BROWSER_PATH ?? '' });
      const database = await connect(product.database);
      await use({ emulators, product, database });
      await database.end();
      await product.stop();
      await emulators.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ vendors }, use) => use(vendors.product.url),
});
