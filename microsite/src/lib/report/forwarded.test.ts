import type { PublicReport } from '../api.ts';
import { forwarded } from './forwarded.ts';

const finding: PublicReport['findings']['items'][number] = {
  ...{
    id: 'title-too-long',
    severity: 'notice',
    title: 'Titre trop long & vague?',
    found: '84\u00a0caractères',
    effort: 'low',
    owner: 'webmaster',
  },
  description: 'Le titre dépasse 60 caractères : Google peut le couper.',
  how_to_fix: 'Raccourcir le titre.',
  time_estimate: '1 heure',
};

describe('a finding that is forwarded', () => {
  it('is complete in the message: what, how much, what to do, which site, which tool', () => {
    const { text, mail } = forwarded(finding, {
      ...{ url: 'https://menuiserie.ch/?a=1&b=2', source: 'SmartIndex, 12.11.2026' },
      correction: { lead: 'Un titre prêt à coller', text: 'Menuiserie du Lac' },
    });
    for (const part of [
      'https://menuiserie.ch/?a=1&b=2',
      finding.title,
      '84\u00a0caractères',
      'À faire\u202f: Raccourcir le titre.',
      '12.11.2026',
      'Un titre prêt à coller\nMenuiserie du Lac',
    ])
      expect(text).toContain(part);
    const { searchParams } = new URL(mail);
    expect(searchParams.get('body')?.replaceAll('\r', '')).toBe(text);
    expect(searchParams.get('subject')).toContain('Titre trop long & vague?');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('leaves out unknown values', () => {
    const { text } = forwarded({ ...finding, found: null }, { url: null, source: '', correction: null });
    expect(text).not.toMatch(/null|Mesuré|Source/);
  });
});
