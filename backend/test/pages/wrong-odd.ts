import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';

/** Pages of hosts and brokers, in wordings and builds that the others do not have. */
export const wrongOdd: readonly PageCase[] = [
  wrong(
    'parked',
    'GoDaddy, a lander that sells',
    html(
      HOST,
      `<div id="root"><h1>${HOST}</h1><p>is parked free, courtesy of GoDaddy.com.</p><a href="https://www.godaddy.com/domainsearch/find">Get This Domain</a></div>`,
      { lang: 'en' },
    ),
    { or: ['reserved'] },
  ),
  wrong(
    'parked',
    'Afternic',
    html(
      `${HOST} for sale`,
      `<h1>The domain ${HOST} is for sale</h1><p>Call 1-855-201-2286 or fill out the form.</p><form><input name="first"><input name="email"></form><script src="https://www.afternic.com/forsale/main.js"></script>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'parked',
    'ParkingCrew in Italian',
    html(
      HOST,
      '<div><ul><li><a href="/s?q=1">Serramenti</a></li><li><a href="/s?q=2">Porte in legno</a></li></ul><p>Ricerche correlate</p></div><script>var parkingcrew = {};</script>',
      { lang: 'it' },
    ),
  ),
  wrong(
    'parked',
    'Sedo in French, without its script',
    html(
      `${HOST} est à vendre`,
      `<h1>${HOST}</h1><h2>Ce domaine est à vendre sur Sedo</h2><p>Demander le prix</p><a href="https://sedo.com/search/details/?domain=${HOST}">Sedo</a>`,
    ),
  ),
  wrong(
    'parked',
    'a broker that names the company it waits for',
    html(
      'Menuiserie Favre',
      `<h1>${HOST}</h1><p>Vous êtes la Menuiserie Favre Sàrl ? Ce nom de domaine est à vendre : 1’900 CHF.</p><form><input name="mail"><input name="offre"></form>`,
    ),
  ),
  wrong(
    'parked',
    'advertisements that name the company',
    html(
      'Menuiserie Favre',
      '<div id="ads"><a href="/?k=1">Menuiserie Favre</a><a href="/?k=2">Menuiserie Favre Yverdon</a><a href="/?k=3">Fenêtres</a></div><script src="https://d1lxhc4jvstzrp.cloudfront.net/themes/saledefault/a.js"></script>',
    ),
  ),
  wrong(
    'reserved',
    'cyon',
    html(
      HOST,
      `<h1>${HOST}</h1><p>Diese Domain ist bei cyon registriert. Hier ist noch keine Website eingerichtet.</p><a href="https://www.cyon.ch">cyon.ch</a>`,
      { lang: 'de' },
    ),
    { or: ['default_page'] },
  ),
  wrong(
    'reserved',
    'Switchplus',
    html(
      'switchplus',
      `<p>Dieser Domainname wurde von einem Kunden von switchplus registriert.</p><img src="https://www.switchplus.ch/logo.svg" alt="switchplus">`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'reserved',
    'OVH in French',
    html(
      'Site en construction',
      `<h1>Félicitations ! Votre domaine a bien été créé chez OVHcloud !</h1><p>Suivez nos guides pour mettre votre site en ligne.</p><a href="https://www.ovhcloud.com/fr/web-hosting/">Hébergement</a><img src="https://www.ovh.com/images/logo.png" alt="OVHcloud">`,
    ),
    { or: ['default_page', 'maintenance'] },
  ),
  wrong(
    'reserved',
    'Infomaniak in German',
    html(
      HOST,
      `<img src="https://www.infomaniak.com/logo.svg" alt="Infomaniak"><h1>Diese Domain ist reserviert</h1><p>Der Inhaber hat noch keine Website veröffentlicht.</p>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'suspended',
    'in French, by the host',
    html('Hébergement suspendu', '<h1>Ce site est suspendu</h1><p>Le propriétaire est prié de contacter le service de facturation.</p>'),
  ),
  wrong(
    'suspended',
    'in Italian',
    html(HOST, '<h1>Account sospeso</h1><p>Questo account è stato sospeso. Contattare l’assistenza.</p>', { lang: 'it' }),
  ),
  wrong(
    'suspended',
    'by a builder for want of a plan',
    html('Website expired', '<h1>This website has expired</h1><p>If you are the owner, renew your subscription to bring it back.</p>', {
      lang: 'en',
    }),
  ),
  wrong(
    'default_page',
    'nginx as it is',
    html(
      'Welcome to nginx!',
      '<h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p><p>For online documentation and support please refer to <a href="http://nginx.org/">nginx.org</a>.<br>Commercial support is available at <a href="http://nginx.com/">nginx.com</a>.</p><p><em>Thank you for using nginx.</em></p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Caddy',
    html(
      'Caddy works!',
      '<h1>Congratulations!</h1><h2>Your web server is working. Now make it work for you.</h2><p>Caddy is serving files from /usr/share/caddy.</p><ol><li>Point your domain’s A/AAAA DNS records at this machine.</li><li>Upload your site’s files to /var/www/html.</li><li>Edit your Caddyfile at /etc/caddy/Caddyfile.</li></ol><a href="https://caddyserver.com/docs/">Docs</a>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Synology',
    html(
      'Hello! Welcome to Synology Web Station!',
      '<div id="main"><h1>Hello! Welcome to Synology Web Station!</h1><p>To finish setting up your web service, edit the index page.</p></div>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Debian’s long page',
    html(
      'Apache2 Debian Default Page: It works',
      `<img src="/icons/openlogo-75.png" alt="Debian Logo"><span>Apache2 Debian Default Page</span><div>It works!</div><p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Debian systems. If you can read this page, it means that the Apache HTTP server installed at this site is working properly. You should replace this file (located at <tt>/var/www/html/index.html</tt>) before continuing to operate your HTTP server.</p><p>If you are a normal user of this web site and don’t know what this page is about, this probably means that the site is currently unavailable due to maintenance. If the problem persists, please contact the site’s administrator.</p><p>Debian’s Apache2 default configuration is different from the upstream default configuration, and split into several files optimized for interaction with Debian tools. The configuration system is fully documented in /usr/share/doc/apache2/README.Debian.gz. Refer to this for the full documentation. Documentation for the web server itself can be found by accessing the <a href="/manual">manual</a> if the apache2-doc package was installed on this server.</p><ul><li>apache2.conf is the main configuration file. It puts the pieces together by including all remaining configuration files when starting up the web server.</li><li>ports.conf is always included from the main configuration file.</li></ul><p>By default, Debian does not allow access through the web browser to any file outside of those located in /var/www, public_html directories (when enabled) and /usr/share. Please use the <a href="http://bugs.debian.org/apache2">reportbug</a> tool to report bugs in the Apache2 package with Debian.</p>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'IIS',
    html(
      'IIS Windows Server',
      '<div id="container"><a href="http://go.microsoft.com/fwlink/?linkid=66138"><img src="iisstart.png" alt="IIS"></a></div>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Plesk',
    html(
      'Domain Default page',
      `<h1>Domain Default page</h1><p>If you are seeing this message, the website for ${HOST} is not available at this time.</p><a href="https://www.plesk.com">Plesk</a>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'directory',
    'with a title of its own',
    html(
      `Index of /`,
      '<h1>Index of /</h1><pre><a href="?C=N;O=D">Name</a> <a href="cgi-bin/">cgi-bin/</a> <a href="old/">old/</a> <a href="logo.png">logo.png</a></pre><address>Apache/2.4.65 Server at menuiserie-favre.ch Port 443</address>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'directory',
    'of lighttpd in German',
    html('Verzeichnis von /', '<h1>Verzeichnis von /</h1><a href="alt/">alt/</a>', { lang: 'de' }),
    { or: ['empty', 'default_page'] },
  ),
];
