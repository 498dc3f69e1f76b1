import { readDocument } from './page-document.js';

const lacking = (html: string) => readDocument(html, 'https://exemple.ch/').images.filter(({ lacksText }) => lacksText).length;

describe('images without a text alternative', () => {
  it.each([
    ['a picture', '<img src=a.jpg>'],
    ['a picture that is loaded later', '<img src="data:image/gif;base64,R0lGOD" data-src=a.jpg width=300 height=200>'],
    ['a picture in a link', '<a href=/x><img src=logo.png></a>'],
    ['a picture in a declared shadow root', '<x-carte><template shadowrootmode=open><img src=a.jpg></template></x-carte>'],
    ['an empty label', '<img src=a.jpg aria-label=" ">'],
    ['a label that is not there', '<img src=a.jpg aria-labelledby=absent>'],
    ['an empty title', '<img src=a.jpg title="">'],
    ['a role that means nothing here', '<img src=a.jpg role=img>'],
    ['`aria-hidden` that is off', '<div aria-hidden=false><img src=a.jpg></div>'],
    ['after a hidden part', '<div aria-hidden=true><p>x</div><img src=a.jpg>'],
    ['a narrow picture', '<img src=a.jpg width=1 height=40>'],
    ['a picture as wide as the page', '<img src=a.jpg width="1%" style="height:1em">'],
  ])('are counted: %s', (_what, html) => {
    expect(lacking(html)).toBe(1);
  });

  it.each([
    ['an empty alternative', '<img src=a.jpg alt><img src=b.jpg alt="">'],
    ['a decoration by role', '<img src=a.jpg role=presentation><img src=a.jpg role="None">'],
    ['hidden from screen readers', '<img src=a.jpg aria-hidden=true><a aria-hidden="true"><i><img src=b.jpg></i></a>'],
    ['hidden by attribute', '<img src=a.jpg hidden><section hidden><p><img src=b.jpg></section>'],
    ['hidden by its style', '<img src=a.jpg style="display:none"><div style="color:red; DISPLAY : none"><img src=b.jpg></div>'],
    ['named by ARIA', '<img src=a.jpg aria-label=Porte><b id=n>Porte</b><img src=b.jpg aria-labelledby=n>'],
    ['named by its title', '<img src=a.jpg title="Porte en chêne">'],
    ['one pixel by attributes', '<img src=https://compteur.example/p.gif width=1 height=1><img src=/z.gif height=0 width=0>'],
    ['one pixel by style', '<img src=/p.gif style="width:1px;height:1px;border:0">'],
    [
      'of a service that counts visitors',
      '<img src="https://www.facebook.com/tr?id=1&ev=PageView"><img src="//px.ads.linkedin.com/collect/?pid=1">',
    ],
    ['of our own counter', '<img src="https://stats.exemple.ch/matomo.php?idsite=1&rec=1">'],
    ['for browsers without scripts', '<noscript><img src=a.jpg></noscript>'],
    ['in a template', '<template><img src=a.jpg></template>'],
    ['in a closed dialog', '<dialog><img src=a.jpg></dialog>'],
    ['a child that no slot shows', '<x-carte><template shadowrootmode=open>x</template><img src=a.jpg></x-carte>'],
  ])('are not counted: %s', (_what, html) => {
    expect(lacking(html)).toBe(0);
  });
});
