import { socialProfile, socialProfiles } from './social-profiles.js';

const profilesOf = (anchors: string[], sameAs: string[] = []) => socialProfiles({ anchors, sameAs });

describe('socialProfile', () => {
  it.each([
    ['https://ch.linkedin.com/company/exemple-sa/?originalSubdomain=ch', 'https://www.linkedin.com/company/exemple-sa'],
    ['https://www.linkedin.com/in/luc-dupr%C3%A9-1a2b/', 'https://www.linkedin.com/in/luc-dupré-1a2b'],
    ['http://facebook.com/boulangerie.exemple?ref=hl', 'https://www.facebook.com/boulangerie.exemple'],
    ['https://m.facebook.com/pg/exemple/', 'https://www.facebook.com/exemple'],
    ['https://www.facebook.com/profile.php?id=61555710989198&sk=about', 'https://www.facebook.com/profile.php?id=61555710989198'],
    ['https://www.facebook.com/pages/Caf%C3%A9/123456', 'https://www.facebook.com/pages/Café/123456'],
    ['https://www.instagram.com/exemple_ch/?hl=fr', 'https://www.instagram.com/exemple_ch'],
    ['https://youtube.com/@exemple/videos', 'https://www.youtube.com/@exemple'],
    ['https://www.youtube.com/channel/UCabc-123', 'https://www.youtube.com/channel/UCabc-123'],
    ['https://twitter.com/exemple', 'https://x.com/exemple'],
    ['https://twitter.com/#!/exemple', 'https://x.com/exemple'],
    ['https://x.com/exemple?lang=fr', 'https://x.com/exemple'],
    ['https://www.tiktok.com/@exemple', 'https://www.tiktok.com/@exemple'],
    ['https://www.xing.com/pages/exemple-ag', 'https://www.xing.com/pages/exemple-ag'],
  ])('%s is a profile', (address, url) => {
    expect(socialProfile(address)?.url).toBe(url);
  });

  it.each([
    'https://www.facebook.com/sharer/sharer.php?u=https://exemple.ch',
    'https://www.facebook.com/sharer.php?u=https://exemple.ch',
    'https://www.facebook.com/share.php?u=x',
    'https://www.facebook.com/dialog/share?app_id=1',
    'https://www.facebook.com/login.php?next=x',
    'https://www.facebook.com/groups/123',
    'https://www.facebook.com/',
    'https://twitter.com/intent/tweet?text=x',
    'https://twitter.com/share?url=x',
    'https://x.com/exemple/status/123',
    'https://www.linkedin.com/shareArticle?mini=true&url=x',
    'https://www.linkedin.com/sharing/share-offsite/?url=x',
    'https://www.instagram.com/p/Cabc/',
    'https://www.instagram.com/reel/Cabc/',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/embed/abc',
    'https://www.tiktok.com/@exemple/video/1',
    'https://www.xing.com/spi/shares/new?url=x',
    'https://www.facebook.com/wix',
    'https://notfacebook.com/exemple',
    'https://facebook.com.evil.example/exemple',
    'javascript:void(0)',
    'not a url',
  ])('%s is none', (address) => {
    expect(socialProfile(address)).toBeNull();
  });
});

describe('socialProfiles', () => {
  it('gives one profile per network, the most frequent, in a fixed order', () => {
    const profiles = profilesOf([
      'https://www.instagram.com/agence_web/',
      'https://www.facebook.com/exemple',
      'https://www.instagram.com/exemple_ch/',
      'https://www.instagram.com/Exemple_CH',
    ]);
    expect(profiles).toEqual([
      { network: 'facebook', url: 'https://www.facebook.com/exemple' },
      { network: 'instagram', url: 'https://www.instagram.com/exemple_ch' },
    ]);
  });

  it('takes the first of equals and counts the JSON-LD', () => {
    const anchors = ['https://x.com/premier', 'https://x.com/second'];
    expect(profilesOf(anchors)[0]?.url).toBe('https://x.com/premier');
    expect(profilesOf(anchors, ['https://twitter.com/second'])[0]?.url).toBe('https://x.com/second');
  });
});
