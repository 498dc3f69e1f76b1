import { CERTAIN, HINT, LIKELY, STRONG, type Technology } from '../technology.js';

/** What is commonly installed into WordPress. Each of them proves WordPress too. */
export const wordpressPlugins: readonly Technology[] = [
  {
    name: 'WooCommerce',
    categories: ['E-commerce'],
    website: 'https://woocommerce.com',
    clues: [
      { in: 'generator', pattern: /^WooCommerce (?<version>\d[\d.]*)/, weight: CERTAIN },
      {
        in: 'asset',
        pattern: /\/wp-content\/plugins\/woocommerce\/(?:[^?]*\/(?:woocommerce|frontend\/add-to-cart)[^/?]*\?ver=(?<version>\d[\d.]*))?/,
        weight: STRONG,
      },
      { in: 'bodyClass', pattern: /^(?:woocommerce(?:-.+)?|theme-.+-woocommerce)$/, weight: LIKELY },
      { in: 'cookie', pattern: /^(?:woocommerce_|wp_woocommerce_session_)/, weight: STRONG },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Elementor',
    categories: ['Landing page builder'],
    website: 'https://elementor.com',
    clues: [
      { in: 'generator', pattern: /^Elementor (?<version>\d[\d.]*)/, weight: CERTAIN },
      {
        in: 'asset',
        pattern: /\/wp-content\/plugins\/elementor\/(?:assets\/(?:js|css)\/frontend[^/?]*\?ver=(?<version>\d[\d.]*))?/,
        weight: STRONG,
      },
      { in: 'asset', pattern: /\/wp-content\/uploads\/elementor\/css\//, weight: STRONG },
      { in: 'bodyClass', pattern: /^elementor-(?:default|kit-\d+|page)$/, weight: LIKELY },
      { in: 'attribute', name: 'data-elementor-type', weight: LIKELY },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Divi',
    categories: ['Landing page builder'],
    website: 'https://www.elegantthemes.com/gallery/divi/',
    clues: [
      { in: 'generator', pattern: /^Divi(?: Child)?(?: v\.(?<version>\d[\d.]*))?/, weight: CERTAIN },
      { in: 'asset', pattern: /\/wp-content\/themes\/divi\/[^?]*(?:\?ver=(?<version>\d[\d.]*))?/i, weight: STRONG },
      { in: 'bodyClass', pattern: /^et[-_](?:pb_|db$|divi_|theme_builder|fixed_nav)/, weight: LIKELY },
      { in: 'id', pattern: /^(?:et-boc|divi-style(?:-.+)?-css|et-builder-.+)$/, weight: LIKELY },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'WPBakery Page Builder',
    categories: ['Landing page builder'],
    website: 'https://wpbakery.com',
    clues: [
      { in: 'generator', pattern: /WPBakery Page Builder|Visual Composer/, weight: CERTAIN },
      { in: 'asset', pattern: /\/wp-content\/plugins\/js_composer\/[^?]*(?:\?ver=(?<version>\d[\d.]*))?/, weight: STRONG },
      { in: 'bodyClass', pattern: /^(?:wpb-js-composer|js-comp-ver-.+)$/, weight: LIKELY },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Beaver Builder',
    categories: ['Landing page builder'],
    website: 'https://www.wpbeaverbuilder.com',
    clues: [
      { in: 'asset', pattern: /\/(?:plugins\/(?:bb-plugin|beaver-builder-lite-version)|uploads\/bb-plugin\/cache)\//, weight: STRONG },
      { in: 'bodyClass', pattern: /^fl-builder/, weight: LIKELY },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Slider Revolution',
    categories: ['JavaScript library'],
    website: 'https://www.sliderrevolution.com',
    clues: [
      { in: 'generator', pattern: /^Powered by Slider Revolution (?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'asset', pattern: /\/plugins\/revslider\//, weight: STRONG },
    ],
  },
  {
    name: 'Yoast SEO',
    categories: ['SEO'],
    website: 'https://yoast.com',
    clues: [
      {
        in: 'comment',
        pattern: /optimized with the Yoast (?:SEO|WordPress SEO)(?: Premium)? plugin (?:v(?<version>\d[\d.]*))?/i,
        weight: CERTAIN,
      },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Rank Math',
    categories: ['SEO'],
    website: 'https://rankmath.com',
    clues: [{ in: 'comment', pattern: /Search Engine Optimization by Rank Math/, weight: CERTAIN }],
    implies: ['WordPress'],
  },
  {
    name: 'All in One SEO',
    categories: ['SEO'],
    website: 'https://aioseo.com',
    clues: [
      { in: 'generator', pattern: /^All in One SEO(?: Pro)? \(AIOSEO\) (?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'comment', pattern: /All in One SEO(?: Pack| Pro)? (?<version>\d[\d.]*)/, weight: CERTAIN },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'WP Rocket',
    categories: ['Performance'],
    website: 'https://wp-rocket.me',
    clues: [
      { in: 'generator', pattern: /^WP Rocket(?: (?<version>\d[\d.]*))?/, weight: CERTAIN },
      { in: 'comment', pattern: /Performance optimized by WP Rocket|fast load .*WP Rocket/, weight: CERTAIN },
      { in: 'asset', pattern: /\/wp-content\/(?:cache\/min|plugins\/wp-rocket)\//, weight: STRONG },
      { in: 'attribute', name: 'data-rocket-src', weight: STRONG },
      { in: 'id', pattern: /^wpr-/, weight: HINT },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Contact Form 7',
    categories: ['Form'],
    website: 'https://contactform7.com',
    clues: [
      {
        in: 'asset',
        pattern: /\/wp-content\/plugins\/contact-form-7\/(?:includes\/(?:js|css)\/[^/?]*\?ver=(?<version>\d[\d.]*))?/,
        weight: CERTAIN,
      },
      { in: 'class', pattern: /^wpcf7(?:-form)?$/, weight: LIKELY },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Gravity Forms',
    categories: ['Form'],
    website: 'https://www.gravityforms.com',
    clues: [{ in: 'asset', pattern: /\/wp-content\/plugins\/gravityforms\/[^?]*(?:\?ver=(?<version>\d[\d.]*))?/, weight: CERTAIN }],
    implies: ['WordPress'],
  },
  {
    name: 'WPForms',
    categories: ['Form'],
    website: 'https://wpforms.com',
    clues: [{ in: 'asset', pattern: /\/wp-content\/plugins\/wpforms(?:-lite)?\//, weight: CERTAIN }],
    implies: ['WordPress'],
  },
  {
    name: 'WPML',
    categories: ['Multilingual'],
    website: 'https://wpml.org',
    clues: [
      { in: 'generator', pattern: /^WPML ver:(?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'asset', pattern: /\/wp-content\/plugins\/sitepress-multilingual-cms\//, weight: STRONG },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Polylang',
    categories: ['Multilingual'],
    website: 'https://polylang.pro',
    clues: [
      { in: 'cookie', pattern: /^pll_language$/, weight: CERTAIN },
      { in: 'asset', pattern: /\/wp-content\/plugins\/polylang(?:-pro)?\//, weight: STRONG },
    ],
    implies: ['WordPress'],
  },
  {
    name: 'Jetpack',
    categories: ['Performance'],
    website: 'https://jetpack.com',
    clues: [
      { in: 'asset', pattern: /\/wp-content\/plugins\/jetpack\//, weight: STRONG },
      { in: 'script', from: ['stats.wp.com'], weight: STRONG },
      { in: 'comment', pattern: /^(?:End )?Jetpack (?:Open Graph|Site Verification)/, weight: STRONG },
    ],
    implies: ['WordPress'],
  },
];
