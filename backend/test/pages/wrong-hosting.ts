import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';

/** What registrars, hosters and servers show in a company's place. */
export const wrongHosting: readonly PageCase[] = [
  wrong(
    'parked',
    'Sedo, offered',
    html(
      `${HOST} - Dieses Domain steht zum Verkauf`,
      `<div id="main"><h1>${HOST}</h1><p>Die Domain ${HOST} steht zum Verkauf!</p><a href="https://sedo.com/search/details/?domain=${HOST}">Weitere Infos</a></div><script src="https://img.sedoparking.com/js/jquery.min.js"></script>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'parked',
    'ParkingCrew, related links',
    html(
      HOST,
      `<div class="related"><h2>Related Searches</h2><ul><li><a href="/?q=1">Fenster Preise</a></li><li><a href="/?q=2">Treppen kaufen</a></li><li><a href="/?q=3">Holz online</a></li></ul></div><p>Diese Webseite wurde vom Domain Inhaber dynamisch generiert.</p><script src="//d38psrni17bvxu.cloudfront.net/themes/registrar/main.js"></script>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'parked',
    'Bodis',
    html(HOST, '<div id="target"></div><script>window.park = "eyJ1dWlkIjoi"</script><script src="/bPQRsT.js"></script>', { lang: 'en' }),
  ),
  wrong(
    'parked',
    'GoDaddy lander',
    html(
      HOST,
      '<div id="contentMain"></div><script>window.LANDER_SYSTEM="PW"</script><script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'parked',
    'HugeDomains by redirect',
    html('menuiserie-favre.ch is for sale | HugeDomains', '<h1>menuiserie-favre.ch is for sale</h1><p>Buy now: $2,895</p>', { lang: 'en' }),
    { to: 'https://www.hugedomains.com/domain_profile.cfm?d=menuiserie-favre.ch' },
  ),
  wrong(
    'parked',
    'a sale in French without any broker',
    html(
      'menuiserie-favre.ch',
      '<h1>Ce nom de domaine est à vendre</h1><p>Pour faire une offre, écrivez au propriétaire.</p><form action="/offre"><input name="mail"><input name="montant"><button>Envoyer</button></form>',
    ),
  ),
  wrong('parked', 'a sale in few words', html('À vendre', '<h1>Ce domaine est à vendre</h1><p>Faites une offre.</p>')),
  wrong(
    'parked',
    'a sale in Italian',
    html('menuiserie-favre.ch', '<h1>Questo dominio è in vendita</h1><p>Contattaci per un’offerta.</p>', { lang: 'it' }),
  ),
  wrong(
    'parked',
    'Dan.com',
    html(
      'The domain name menuiserie-favre.ch is for sale | Dan.com',
      '<h1>menuiserie-favre.ch</h1><p>This domain is for sale.</p><p>Buyer Protection Program</p><p>Fast &amp; easy transfers</p><p>Hassle free payments</p><link rel="stylesheet" href="https://cdn0.dan.com/assets/lander.css">',
      { lang: 'en' },
    ),
  ),
  wrong('parked', 'an Above redirect', html('menuiserie-favre.ch', '<p>Liens sponsorisés</p><a href="/a">Fenêtres</a>'), {
    to: 'http://ww25.menuiserie-favre.ch/?subid1=2026',
  }),
  wrong(
    'reserved',
    'Infomaniak',
    html(
      'menuiserie-favre.ch',
      `<header><img src="https://www.infomaniak.com/img/logo.svg" alt="Infomaniak"></header><h1>Ce nom de domaine est réservé</h1><p>menuiserie-favre.ch a été enregistré chez Infomaniak.</p><a href="https://www.infomaniak.com/fr/hebergement">Créer mon site</a>`,
    ),
  ),
  wrong(
    'reserved',
    'Hostpoint',
    html(
      'menuiserie-favre.ch',
      `<div class="box"><img src="https://www.hostpoint.ch/assets/logo.png" alt=""><p>Die Domain menuiserie-favre.ch wurde bei Hostpoint registriert.</p><p>Möchten Sie auch eine Domain? <a href="https://www.hostpoint.ch/domains/">Jetzt prüfen</a></p></div>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'reserved',
    'cyon',
    html(
      'Willkommen!',
      `<h1>Hier entsteht menuiserie-favre.ch</h1><p>Diese Website wurde soeben bei cyon eingerichtet und hat noch keinen Inhalt.</p><a href="https://www.cyon.ch">cyon – Webhosting aus Basel</a>`,
      { lang: 'de' },
    ),
    { or: ['maintenance', 'default_page'] },
  ),
  wrong(
    'reserved',
    'OVH',
    html(
      'menuiserie-favre.ch',
      `<h1>Félicitations ! Votre domaine a bien été créé chez OVHcloud !</h1><p>Que souhaitez-vous faire à présent ?</p><ul><li><a href="https://www.ovh.com/manager/">Accéder à l’espace client</a></li><li><a href="https://docs.ovh.com">Consulter la documentation</a></li></ul>`,
    ),
  ),
  wrong(
    'reserved',
    'Gandi',
    html(
      'menuiserie-favre.ch',
      `<h1>This domain name has been registered with Gandi.net</h1><p><a href="https://whois.gandi.net/menuiserie-favre.ch">View the WHOIS results of menuiserie-favre.ch</a> to get the domain’s public registration information.</p>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'reserved',
    'IONOS',
    html(
      'menuiserie-favre.ch',
      `<p>Diese Domain ist bereits registriert.</p><p>Ist dies Ihre Domain? Loggen Sie sich bei IONOS ein.</p><a href="https://login.ionos.de">Login</a>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'reserved',
    'Namecheap',
    html(
      'menuiserie-favre.ch - Registered at Namecheap.com',
      `<h1>menuiserie-favre.ch</h1><p>Registered at Namecheap</p><p>Is this your domain name? Renew it now.</p><img src="https://parkingpage.namecheap.com/img/logo.png">`,
      { lang: 'en' },
    ),
    { or: ['parked'] },
  ),
  wrong('reserved', 'no site here yet', html('menuiserie-favre.ch', '<p>Il n’y a pas encore de site web publié à cette adresse.</p>')),
  wrong(
    'reserved',
    'Wix, not connected',
    html(
      'menuiserie-favre.ch',
      '<h1>Looks Like This Domain Isn’t Connected To A Website Yet</h1><p>Is this your domain? Connect it to your Wix website in just a few easy steps.</p>',
      { lang: 'en' },
    ),
    { status: 404 },
  ),
  wrong(
    'suspended',
    'cPanel',
    html(
      'Account Suspended',
      '<h1>Account Suspended</h1><p>This Account has been suspended.</p><p>Contact your hosting provider for more information.</p>',
      { lang: 'en' },
    ),
  ),
  wrong('suspended', 'cPanel by its address', html('Contact Support', '<p>Veuillez nous appeler.</p>'), {
    to: '/cgi-sys/suspendedpage.cgi',
  }),
  wrong(
    'suspended',
    'Infomaniak',
    html(
      'Site suspendu',
      '<img src="https://www.infomaniak.com/logo.svg" alt=""><h1>Ce site est suspendu</h1><p>Si vous en êtes le propriétaire, connectez-vous au Manager ou contactez notre support.</p>',
    ),
  ),
  wrong(
    'suspended',
    'in German',
    html('Webseite gesperrt', '<h1>Diese Website wurde vorübergehend gesperrt</h1><p>Bitte wenden Sie sich an Ihren Anbieter.</p>', {
      lang: 'de',
    }),
  ),
  wrong(
    'suspended',
    'expired',
    html(
      'menuiserie-favre.ch',
      '<h2>Le domaine menuiserie-favre.ch est expiré</h2><p>Le titulaire peut le renouveler auprès de son bureau d’enregistrement.</p>',
    ),
    { or: ['reserved'] },
  ),
  wrong(
    'suspended',
    'traffic used up',
    html(
      '509 Bandwidth Limit Exceeded',
      '<h1>Bandwidth Limit Exceeded</h1><p>The server is temporarily unable to service your request.</p>',
      { lang: 'en' },
    ),
    { status: 509 },
  ),
  wrong(
    'default_page',
    'nginx',
    html(
      'Welcome to nginx!',
      '<h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p><p>For online documentation and support please refer to <a href="http://nginx.org/">nginx.org</a>.</p><p><em>Thank you for using nginx.</em></p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Apache on Ubuntu',
    html(
      'Apache2 Ubuntu Default Page: It works',
      `<div><img src="/icons/ubuntu-logo.png" alt="Ubuntu Logo"><span>Apache2 Default Page</span></div><div>It works!</div><p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Ubuntu systems. ${'If you are a normal user of this web site and do not know what this page is about, this probably means that the site is currently unavailable due to maintenance. '.repeat(6)}</p>`,
      { lang: 'en' },
    ),
  ),
  wrong('default_page', 'Apache, bare', '<html><body><h1>It works!</h1></body></html>'),
  wrong(
    'default_page',
    'IIS',
    html(
      'IIS Windows Server',
      '<div id="container"><a href="http://go.microsoft.com/fwlink/?linkid=66138&amp;clcid=0x409"><img src="iisstart.png" alt="IIS" width="960" height="600"></a></div>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Plesk',
    html(
      'Web Server’s Default Page',
      '<h1>Web Server’s Default Page</h1><p>This page is generated by Plesk, the leading hosting automation software. You see this page because there is no Web site at this address.</p>',
      { lang: 'en' },
    ),
    { or: ['reserved'] },
  ),
  wrong(
    'default_page',
    'Plesk in French',
    html(
      'Page par défaut du domaine',
      '<h1>Page par défaut du domaine</h1><p>Si vous voyez cette page, le site de ce domaine n’a pas encore été créé.</p><img src="https://assets.plesk.com/static/default-website-content/logo.svg">',
    ),
  ),
  wrong(
    'default_page',
    'Caddy',
    html('Caddy works!', '<h1>Congratulations!</h1><p>Your web server is working. Now make it work for you.</p>', { lang: 'en' }),
  ),
  wrong(
    'default_page',
    'Tomcat',
    html(
      'Apache Tomcat/9.0.58',
      '<h1>Apache Tomcat/9.0.58</h1><h2>If you’re seeing this, you’ve successfully installed Tomcat. Congratulations!</h2><a href="/docs/">Documentation</a>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Rocky Linux',
    html(
      'HTTP Server Test Page powered by: Rocky Linux',
      '<h1>HTTP Server Test Page</h1><p>This page is used to test the proper operation of an HTTP server after it has been installed on a Rocky Linux system.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'ISPConfig',
    html(
      'Welcome!',
      '<h1>Welcome to your website!</h1><p>This is the default index page of your website.</p><p>This file may be deleted or overwritten without any difficulty. This is produced by the file index.html in the web directory.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'aaPanel',
    html(
      'Congratulations, the site is created successfully!',
      '<h1>Congratulations, the site is created successfully!</h1><p>This is the default index.html, this page is automatically generated by the system</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Synology',
    html(
      'Hello! Welcome to Synology Web Station!',
      '<p>Web Station has been enabled. To finish setting up your website, please see the "Web Service" section of DSM Help.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Vite starter',
    html('Vite + React', '<h1>Vite + React</h1><button>count is 0</button><p>Edit src/App.jsx and save to test HMR</p>', { lang: 'en' }),
  ),
  wrong(
    'directory',
    'Apache',
    html(
      'Index of /',
      '<h1>Index of /</h1><table><tr><th><a href="?C=N;O=D">Name</a></th><th><a href="?C=M;O=A">Last modified</a></th></tr><tr><td><a href="backup.zip">backup.zip</a></td><td>2023-04-01 10:12</td></tr><tr><td><a href="images/">images/</a></td><td>2021-02-11 08:44</td></tr></table>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'directory',
    'nginx',
    '<html><head><title>Index of /</title></head><body><h1>Index of /</h1><hr><pre><a href="../">../</a>\n<a href="old/">old/</a>   12-Mar-2022 09:12   -\n</pre><hr></body></html>',
  ),
  wrong(
    'directory',
    'IIS',
    '<html><head><title>menuiserie-favre.ch - /</title></head><body><h1>menuiserie-favre.ch - /</h1><hr><pre><A HREF="/">[To Parent Directory]</A><br><br>1/12/2021 10:02 AM &lt;dir&gt; <A HREF="/aspnet_client/">aspnet_client</A><br></pre></body></html>',
  ),
  wrong(
    'directory',
    'lighttpd',
    html(
      'Index of /',
      '<h2>Index of /</h2><div class="list"><table><tr><td><a href="../">..</a>/</td></tr></table></div><div class="foot">lighttpd/1.4.53</div>',
      { lang: 'en' },
    ),
  ),
  wrong('directory', 'an empty one', html('Index of /', '<h1>Index of /</h1>', { lang: 'en' })),
  wrong(
    'frameset',
    'a registrar’s forwarding',
    '<html><head><title>Menuiserie Favre</title></head><frameset rows="100%,*" border="0"><frame src="http://favre.monsite-web.com/accueil" frameborder="0"><frame frameborder="0" noresize></frameset></html>',
  ),
  wrong(
    'frameset',
    'a frame as large as the window',
    html(
      'Menuiserie Favre',
      '<iframe src="https://favre.wixsite.com/menuiserie" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>',
    ),
  ),
];
