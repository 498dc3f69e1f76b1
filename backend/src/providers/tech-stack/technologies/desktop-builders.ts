import { type Category, CERTAIN, type Technology } from '../technology.js';

/** Programs on the owner's computer that write finished pages; they sign them with a generator tag. */
const signatures: readonly { name: string; website: string; generator: RegExp }[] = [
  { name: 'Mobirise', website: 'https://mobirise.com', generator: /^Mobirise(?: v(?<version>\d[\d.]*))?/i },
  { name: 'Nicepage', website: 'https://nicepage.com', generator: /^Nicepage (?<version>\d[\d.]*)/i },
  { name: 'WebSite X5', website: 'https://www.websitex5.com', generator: /^Incomedia WebSite X5 (?:\w+ )?(?<version>\d[\d.]*)?/i },
  { name: 'WYSIWYG Web Builder', website: 'https://www.wysiwygwebbuilder.com', generator: /^WYSIWYG Web Builder (?<version>\d[\d.]*)?/i },
  {
    name: 'Zeta Producer',
    website: 'https://www.zeta-producer.com',
    generator: /^Zeta Producer (?:Desktop )?(?:CMS )?(?<version>\d[\d.]*)?/i,
  },
  { name: 'openElement', website: 'https://www.openelement.com', generator: /^openElement(?: \(?(?<version>\d[\d.]*))?/i },
  { name: 'WebAcappella', website: 'https://www.webacappella.com', generator: /^WebAcappella (?:\w+ )?(?<version>\d[\d.]*)?/i },
  { name: 'RapidWeaver', website: 'https://www.realmacsoftware.com', generator: /^RapidWeaver/i },
  { name: 'Adobe Muse', website: 'https://www.adobe.com', generator: /^(?:Adobe )?Muse(?: CC)? (?<version>\d[\d.]*)/ },
  { name: 'Microsoft FrontPage', website: 'https://www.microsoft.com', generator: /^Microsoft FrontPage (?<version>\d[\d.]*)/ },
  { name: 'iWeb', website: 'https://www.apple.com', generator: /^iWeb (?<version>\d[\d.]*)/ },
  { name: 'Publii', website: 'https://getpublii.com', generator: /^Publii/ },
  { name: 'Lauyan TOWeb', website: 'https://www.lauyan.com', generator: /^(?:Lauyan )?TOWeb(?: (?<version>\d[\d.]*))?/i },
  { name: 'Google Web Designer', website: 'https://webdesigner.withgoogle.com', generator: /^Google Web Designer (?<version>\d[\d.]*)/ },
];

const categories: readonly Category[] = ['Site builder'];

export const desktopBuilders: readonly Technology[] = signatures.map(({ name, website, generator }) => ({
  name,
  categories,
  website,
  reviewed: '2026-11',
  system: 'cms',
  clues: [{ in: 'generator', pattern: generator, weight: CERTAIN }],
}));
