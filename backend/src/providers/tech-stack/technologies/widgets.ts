import { CERTAIN, LIKELY, STRONG, type Technology } from '../technology.js';

/** Services that a page embeds: forms, appointments, chats, maps, protection. */
export const widgets: readonly Technology[] = [
  {
    name: 'Typeform',
    categories: ['Form'],
    website: 'https://www.typeform.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['embed.typeform.com'], weight: CERTAIN },
      { in: 'iframe', from: ['typeform.com'], weight: CERTAIN },
      { in: 'attribute', name: 'data-tf-live', weight: STRONG },
      { in: 'attribute', name: 'data-tf-widget', weight: STRONG },
    ],
  },
  {
    name: 'Tally',
    categories: ['Form'],
    website: 'https://tally.so',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['tally.so'], weight: CERTAIN },
      { in: 'iframe', from: ['tally.so'], weight: CERTAIN },
    ],
  },
  {
    name: 'Jotform',
    categories: ['Form'],
    website: 'https://www.jotform.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['jotform.com', 'jotfor.ms', 'jotform.eu'], weight: CERTAIN },
      { in: 'iframe', from: ['jotform.com', 'jotform.eu'], weight: CERTAIN },
    ],
  },
  {
    name: 'Google Forms',
    categories: ['Form'],
    website: 'https://www.google.com/forms/about/',
    reviewed: '2026-11',
    clues: [{ in: 'iframe', from: ['docs.google.com'], pattern: /^\/forms\//, weight: CERTAIN }],
  },
  {
    name: 'Calendly',
    categories: ['Scheduling'],
    website: 'https://calendly.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['assets.calendly.com'], weight: CERTAIN },
      { in: 'stylesheet', from: ['assets.calendly.com'], weight: CERTAIN },
      { in: 'iframe', from: ['calendly.com'], weight: CERTAIN },
      { in: 'class', pattern: /^calendly-inline-widget$/, weight: STRONG },
    ],
  },
  {
    name: 'Cal.com',
    categories: ['Scheduling'],
    website: 'https://cal.com',
    reviewed: '2026-11',
    clues: [
      { in: 'iframe', from: ['cal.com'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /https:\/\/app\.cal\.com\/embed\/embed\.js/, weight: STRONG },
    ],
  },
  {
    name: 'OneDoc',
    categories: ['Scheduling'],
    website: 'https://www.onedoc.ch',
    reviewed: '2026-11',
    clues: [
      { in: 'iframe', from: ['onedoc.ch'], weight: CERTAIN },
      { in: 'script', from: ['onedoc.ch'], weight: CERTAIN },
    ],
  },
  {
    name: 'TheFork',
    categories: ['Scheduling'],
    website: 'https://www.thefork.com',
    reviewed: '2026-11',
    clues: [{ in: 'iframe', from: ['module.lafourchette.com', 'widget.thefork.com'], weight: CERTAIN }],
  },
  {
    name: 'reCAPTCHA',
    categories: ['Security'],
    website: 'https://www.google.com/recaptcha/',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['www.google.com', 'www.recaptcha.net'], pattern: /^\/recaptcha\//, weight: CERTAIN },
      { in: 'class', pattern: /^g-recaptcha$/, weight: STRONG },
    ],
  },
  {
    name: 'hCaptcha',
    categories: ['Security'],
    website: 'https://www.hcaptcha.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['hcaptcha.com'], weight: CERTAIN },
      { in: 'class', pattern: /^h-captcha$/, weight: STRONG },
    ],
  },
  {
    name: 'Cloudflare Turnstile',
    categories: ['Security'],
    website: 'https://www.cloudflare.com/products/turnstile/',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['challenges.cloudflare.com'], pattern: /^\/turnstile\//, weight: CERTAIN },
      { in: 'class', pattern: /^cf-turnstile$/, weight: STRONG },
    ],
  },
  {
    name: 'Google Maps',
    categories: ['Maps'],
    website: 'https://mapsplatform.google.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['maps.googleapis.com', 'maps.google.com'], weight: CERTAIN },
      { in: 'iframe', from: ['www.google.com', 'maps.google.com', 'www.google.ch', 'www.google.fr'], pattern: /^\/maps/, weight: CERTAIN },
    ],
  },
  {
    name: 'OpenStreetMap',
    categories: ['Maps'],
    website: 'https://www.openstreetmap.org',
    reviewed: '2026-11',
    clues: [{ in: 'iframe', from: ['openstreetmap.org', 'umap.openstreetmap.fr'], weight: CERTAIN }],
  },
  {
    name: 'Leaflet',
    categories: ['Maps', 'JavaScript library'],
    website: 'https://leafletjs.com',
    reviewed: '2026-11',
    clues: [
      {
        in: 'script',
        from: 'anywhere',
        pattern: /(?:leaflet[@/](?<version>\d+\.\d+\.\d+)\S*)?\/leaflet(?:\.min)?\.js(?:\?ver=(?:\d[\d.]*))?/,
        weight: STRONG,
      },
      { in: 'class', pattern: /^leaflet-container$/, weight: LIKELY },
    ],
  },
  {
    name: 'YouTube',
    categories: ['Video'],
    website: 'https://www.youtube.com',
    reviewed: '2026-11',
    clues: [{ in: 'iframe', from: ['youtube.com', 'youtube-nocookie.com'], pattern: /^\/embed\//, weight: CERTAIN }],
  },
  {
    name: 'Vimeo',
    categories: ['Video'],
    website: 'https://vimeo.com',
    reviewed: '2026-11',
    clues: [{ in: 'iframe', from: ['player.vimeo.com'], weight: CERTAIN }],
  },
  {
    name: 'Crisp',
    categories: ['Live chat'],
    website: 'https://crisp.chat',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['client.crisp.chat'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\bCRISP_WEBSITE_ID\s*=/, weight: CERTAIN },
    ],
  },
  {
    name: 'Tawk.to',
    categories: ['Live chat'],
    website: 'https://www.tawk.to',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['embed.tawk.to'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /embed\.tawk\.to\//, weight: STRONG },
    ],
  },
  {
    name: 'Intercom',
    categories: ['Live chat'],
    website: 'https://www.intercom.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['widget.intercom.io', 'js.intercomcdn.com'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /widget\.intercom\.io\/widget\//, weight: STRONG },
    ],
  },
  {
    name: 'HubSpot',
    categories: ['Marketing automation'],
    website: 'https://www.hubspot.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['js.hs-scripts.com', 'js-eu1.hs-scripts.com', 'js.hsforms.net', 'js-eu1.hsforms.net'], weight: CERTAIN },
      { in: 'id', pattern: /^hs-script-loader$/, weight: STRONG },
    ],
  },
  {
    name: 'Mailchimp',
    categories: ['Marketing automation'],
    website: 'https://mailchimp.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['chimpstatic.com', 'list-manage.com'], weight: CERTAIN },
      { in: 'id', pattern: /^mc_embed_(?:signup|shell)$/, weight: STRONG },
    ],
  },
  {
    name: 'Brevo',
    categories: ['Marketing automation'],
    website: 'https://www.brevo.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['sibautomation.com', 'sibforms.com', 'cdn.brevo.com'], weight: CERTAIN },
      { in: 'iframe', from: ['sibforms.com'], weight: CERTAIN },
    ],
  },
  {
    name: 'Trustpilot',
    categories: ['Marketing automation'],
    website: 'https://www.trustpilot.com',
    reviewed: '2026-11',
    clues: [{ in: 'script', from: ['widget.trustpilot.com'], weight: CERTAIN }],
  },
  {
    name: 'Sentry',
    categories: ['Performance'],
    website: 'https://sentry.io',
    reviewed: '2026-11',
    clues: [{ in: 'script', from: ['js.sentry-cdn.com', 'browser.sentry-cdn.com'], weight: CERTAIN }],
  },
];
