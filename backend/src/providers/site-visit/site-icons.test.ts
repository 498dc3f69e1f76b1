import { siteIcons } from './site-icons.js';

const PAGE = 'https://menuiserie.ch/accueil/';
const icons = (head: string) => siteIcons(`<!doctype html><html><head>${head}</head><body></body></html>`, PAGE);

describe('icons of a website', () => {
  it('start with the touch icon, then the largest, then /favicon.ico', () => {
    expect(
      icons(`<link rel="shortcut icon" href="/petit.ico" sizes="16x16"><link rel="icon" href="grand.png" sizes="16x16 192x192">
        <LINK REL="apple-touch-icon-precomposed" HREF="//cdn.example/touch.png">`),
    ).toEqual([
      'https://cdn.example/touch.png',
      'https://menuiserie.ch/accueil/grand.png',
      'https://menuiserie.ch/petit.ico',
      'https://menuiserie.ch/favicon.ico',
    ]);
  });

  it('default to /favicon.ico when the page declares none', () => {
    expect(icons('<link rel="stylesheet" href="/a.css">')).toEqual(['https://menuiserie.ch/favicon.ico']);
  });

  it('exclude SVG, data URLs and other protocols', () => {
    expect(
      icons(`<link rel="icon" href="/logo.svg"><link rel="icon" type="image/svg+xml" href="/logo"><link rel="icon" href="data:image/png;base64,AA">
        <link rel="icon" href="ftp://menuiserie.ch/a.png"><link rel="icon" href="http://[">`),
    ).toEqual(['https://menuiserie.ch/favicon.ico']);
  });

  it('resolve against the base of the page and are limited in number', () => {
    const many = Array.from({ length: 30 }, (_, index) => `<link rel="icon" href="${index}.png">`).join('');
    expect(icons(`<base href="/images/">${many}`)).toEqual([
      'https://menuiserie.ch/images/0.png',
      'https://menuiserie.ch/images/1.png',
      'https://menuiserie.ch/images/2.png',
      'https://menuiserie.ch/favicon.ico',
    ]);
  });
});
