import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';
const en = { lang: 'en' };

/** Wrong pages with what honest ones have: a mail, several addresses, days, a footer that speaks to customers. */
export const wrongOddTraps: readonly PageCase[] = [
  wrong(
    'parked',
    'one address, and where to find others',
    html(
      'Domaine à vendre',
      '<h1>Ce nom de domaine est à vendre</h1><p>Ce nom de domaine est à vendre. Découvrez nos autres noms de domaine.</p><p>contact@courtier.example</p>',
    ),
  ),
  wrong(
    'parked',
    'this domain beside similar ones',
    html('This domain is for sale', '<h1>This domain is for sale</h1><p>Similar: bois.com, portes.net, fenetres.org</p>', en),
  ),
  wrong(
    'parked',
    'its address beside similar ones, with a number',
    html(HOST, `<h1>${HOST} is for sale</h1><p>Similar: bois.com, portes.net, fenetres.org</p><p>Questions? +1 303 893 0552</p>`, en),
  ),
  wrong(
    'maintenance',
    'a notice with two numbers written with dots',
    html('Coming soon', '<h1>Coming soon</h1><p>Tél. 024.555.01.01, fax 024.555.01.02</p>', en),
  ),
  wrong(
    'maintenance',
    'a notice above the footer of its builder',
    html(
      'Menuiserie Favre Sàrl',
      '<h1>Menuiserie Favre Sàrl</h1><p>Notre site est en maintenance.</p><footer>Créez votre site avec Pixelmaker</footer>',
    ),
  ),
  wrong(
    'maintenance',
    'a notice above a chat',
    html('Site en maintenance', '<h1>Site en maintenance</h1><p>Merci de votre patience.</p><p>Ajoutez ce tchat sur votre site</p>'),
  ),
  wrong(
    'maintenance',
    'a long excuse that names the company',
    html(
      'Menuiserie Favre Sàrl',
      '<img src="/logo.png" alt="Menuiserie Favre Sàrl"><p>Notre site est actuellement en maintenance.</p><p>Nous faisons tout pour le rétablir au plus vite. Menuiserie Favre Sàrl vous remercie de votre fidélité.</p>',
    ),
  ),
  wrong(
    'suspended',
    'with the way to pay and a number',
    html(
      HOST,
      '<h1>Compte suspendu</h1><p>Si vous êtes le propriétaire de ce site, connectez-vous à votre espace client pour régulariser votre situation et le réactiver, ou appelez le 022 555 00 00.</p>',
    ),
  ),
  wrong(
    'default_page',
    'with the address and the host in its title',
    html(
      `Domain Default page – ${HOST} hosted by Server GmbH`,
      '<h1>Domain Default page</h1><p>You see this page because there is no Web site at this address.</p><p>You can do the following: create domains and set up Web hosting using the control panel, or upload your content by FTP.</p>',
      en,
    ),
  ),
  wrong(
    'default_page',
    'XAMPP',
    html(
      'Welcome to XAMPP',
      '<nav><a href="/dashboard/faq.html">FAQs</a><a href="/dashboard/howto.html">HOW-TO Guides</a><a href="/phpmyadmin/">phpMyAdmin</a></nav><h1>XAMPP Apache + MariaDB + PHP + Perl</h1><h2>Welcome to XAMPP for Windows 8.2.12</h2><p>You have successfully installed XAMPP on this system! Now you can start using Apache, MariaDB, PHP and other components. You can find more info in the FAQs section or check the HOW-TO Guides for getting started with PHP applications.</p><p>XAMPP is meant only for development purposes. It has certain configuration settings that make it easy to develop locally but that are insecure if you want to have your installation accessible to others.</p><p>Start the XAMPP Control Panel to check the server status.</p>',
      en,
    ),
  ),
  wrong(
    'reserved',
    'a host that praises itself',
    html(
      HOST,
      `<img src="https://www.hostpoint.ch/logo.svg" alt="Hostpoint"><h1>Domain und Website</h1><p>Schnell, sicher und aus der Schweiz. Persönlicher Support an sieben Tagen, täglich gesichert, klimaneutral betrieben und fair im Preis.</p><a href="https://www.hostpoint.ch/webhosting">Webhosting</a><a href="https://www.hostpoint.ch/email">E-Mail</a><a href="https://www.hostpoint.ch/kontakt">Kontakt</a>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'parked',
    'of a company named as a car park',
    html(
      'parking-gare.ch',
      '<div id="contentMain"></div><script>window.LANDER_SYSTEM="PW"</script><script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
      en,
    ),
    { company: 'Parking de la Gare SA', host: 'parking-gare.ch' },
  ),
];
