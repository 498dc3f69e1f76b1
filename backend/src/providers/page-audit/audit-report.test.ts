import { auditReport } from './audit-report.js';
import { pageAuditReport } from './page-audit.contract.js';

describe('the report of a page', () => {
  it('is complete and without measurements when only the address is known', () => {
    const report = auditReport({ url: 'https://exemple.ch/a?b=1', checks: {} });
    expect(pageAuditReport.parse(report)).toEqual(report);
    expect(report).toMatchObject({ url_length: 24, relative_url_length: 2, size: null, duplicate_title: null, broken_links: null });
    expect(report.technical_info).toEqual({
      doctype: null,
      https: true,
      charset_from: null,
      wrong_charset: null,
      charset_mismatch: null,
      http_status: null,
    });
    expect(report.meta).toMatchObject({ title: null, title_length: 0, h1: [], images: null, images_count: null, deprecated_tags: null });
  });

  it('computes derived figures itself instead of trusting an engine', () => {
    const meta = { title: 'Été', htags: { h1: ['Un'], h2: ['Deux'] }, images: 0, internal_links: 3, external_links: null };
    const vendor = { ...meta, title_length: 99, images_count: 7, spell: null };
    expect(auditReport({ url: 'http://exemple.ch/', checks: {}, meta: vendor }).meta).toMatchObject({
      title_length: 3,
      h1: ['Un'],
      images_count: 0,
      internal_links_count: 3,
      external_links_count: null,
    });
    expect(auditReport({ url: 'http://exemple.ch/', checks: {}, meta: vendor }).meta).not.toHaveProperty('spell');
  });
});
