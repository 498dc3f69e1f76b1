import fc from 'fast-check';
import { affectedTables, CLEANED, PRESERVED, type Reference } from './cleanup-tables.js';

const toProspects = (child: string, rule = 'c'): Reference => ({ child, column: 'prospect_id', parent: 'prospects', rule });
const names = (references: Reference[]) => affectedTables(references).map(({ table }) => table);

describe('the tables of a clean', () => {
  it('are the ten, and nothing that is kept', () => {
    expect(names([]).toSorted()).toEqual([...CLEANED].toSorted());
    expect(CLEANED).toHaveLength(10);
    for (const table of PRESERVED) expect(names([])).not.toContain(table);
  });

  it('come with what hangs on them, parents first', () => {
    const found = affectedTables([
      { child: 'links', column: 'appointment_id', parent: 'appointments', rule: 'c' },
      toProspects('appointments'),
      toProspects('pagespeed_results'),
    ]);
    const order = found.map(({ table }) => table);
    expect(order.indexOf('prospects')).toBeLessThan(order.indexOf('appointments'));
    expect(order.indexOf('appointments')).toBeLessThan(order.indexOf('links'));
    expect(found.find(({ table }) => table === 'appointments')?.through).toEqual(['prospect_id']);
    expect(found.find(({ table }) => table === 'pagespeed_results')?.through).toEqual([]);
  });

  it('stop at a table that must stay, or whose rows nobody could restore', () => {
    expect(() => affectedTables([toProspects('messages')])).toThrow('messages');
    expect(() => affectedTables([toProspects('invoices', 'a')])).toThrow('invoices');
    expect(names([toProspects('users', 'n')])).not.toContain('users');
  });

  it('are always in an order that keeps every reference', () => {
    const tables = ['prospects', ...Array.from({ length: 8 }, (_, index) => `t${index}`)];
    const edge = fc.tuple(fc.nat(8), fc.nat(8)).filter(([parent, child]) => parent < child);
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 20 }), (edges) => {
        const references = edges.map(([parent, child]) => ({
          child: tables[child] as string,
          column: 'x',
          parent: tables[parent] as string,
          rule: 'c',
        }));
        // a table that refers to one which is not cleaned is none of its business
        const order = names(references.filter(({ parent }) => names(references).includes(parent)));
        for (const { child, parent } of references)
          if (order.includes(parent)) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(child));
      }),
    );
  });
});
