import type { Catalogue } from '../../rules/language.rules.js';

export const LETTERS: Catalogue = {
  'Bonjour {0},': 'Guten Tag {0}',
  'Meilleures salutations': 'Freundliche Grüsse',
  'Confirmez votre adresse pour lancer l’analyse de {0} :': 'Bestätigen Sie Ihre Adresse, damit die Analyse von {0} beginnt:',
  'L’analyse de {0} est en cours. Confirmez votre adresse pour l’ouvrir et la garder :':
    'Die Analyse von {0} läuft. Bestätigen Sie Ihre Adresse, um sie zu öffnen und zu behalten:',
  'Vous avez demandé l’audit digital gratuit de votre site {0}.': 'Sie haben das kostenlose digitale Audit Ihrer Website {0} angefordert.',
  'Ce lien est personnel : gardez-le pour vous. Dès que l’analyse est prête, son lien vous est envoyé.':
    'Dieser Link ist persönlich: Behalten Sie ihn für sich. Sobald die Analyse bereit ist, erhalten Sie ihren Link.',
  'Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.':
    'Wenn Sie nichts angefordert haben, tun Sie nichts: Wir schreiben Ihnen dazu nicht mehr.',
  'Si vous n’avez rien demandé, ne faites rien : après l’envoi de ce lien, nous ne vous écrirons plus à ce sujet.':
    'Wenn Sie nichts angefordert haben, tun Sie nichts: Nach dem Versand dieses Links schreiben wir Ihnen dazu nicht mehr.',
  'Votre audit digital gratuit : confirmez votre adresse': 'Ihr kostenloses digitales Audit: Bestätigen Sie Ihre Adresse',
  'Vous avez demandé l’audit digital gratuit de votre site avec cette adresse. Confirmez-la :':
    'Sie haben mit dieser Adresse das kostenlose digitale Audit Ihrer Website angefordert. Bestätigen Sie sie:',
  'une personne regarde ensuite votre demande, et le lien de votre analyse vous est envoyé dès qu’elle est prête.':
    'Eine Person schaut dann Ihre Anfrage an, und der Link zu Ihrer Analyse wird Ihnen gesendet, sobald sie bereit ist.',
  'Une personne {0}': 'Eine Person {0}',
  '{0} a indiqué votre adresse comme celle de la personne à qui transmettre l’analyse digitale {1}{2}.':
    '{0} hat Ihre Adresse als jene der Person angegeben, der die digitale Analyse {1}{2} weiterzuleiten ist.',
  'Elle s’ouvre par ce lien, qui est personnel et reste hors des moteurs de recherche :':
    'Sie öffnet sich mit diesem Link, der persönlich ist und nicht in Suchmaschinen erscheint:',
  'Ce message est le seul que nous vous envoyons à ce sujet : votre adresse ne sert à rien d’autre. Pour qu’elle soit effacée, répondez simplement « STOP ».':
    'Diese Nachricht ist die einzige, die wir Ihnen dazu senden: Ihre Adresse dient zu nichts anderem. Damit sie gelöscht wird, antworten Sie einfach «STOP».',
  '{0} vous transmet l’analyse digitale {1}': '{0} leitet Ihnen die digitale Analyse {1} weiter',
  'Vous recevez ce message parce que vous en avez fait la demande sur notre site.':
    'Sie erhalten diese Nachricht, weil Sie sie auf unserer Website angefordert haben.',
  'Vous recevez ce message parce qu’un appel est convenu avec vous.':
    'Sie erhalten diese Nachricht, weil ein Anruf mit Ihnen vereinbart ist.',
  'Vous recevez ce message unique parce qu’une personne vous a recommandé notre analyse.':
    'Sie erhalten diese einmalige Nachricht, weil Ihnen jemand unsere Analyse empfohlen hat.',
  'Vous recevez ce message parce que vous l’avez accepté.': 'Sie erhalten diese Nachricht, weil Sie eingewilligt haben.',
  'Vous recevez ce message parce que vous êtes client de notre agence.':
    'Sie erhalten diese Nachricht, weil Sie Kunde unserer Agentur sind.',
  'Vous recevez ce message à la suite de votre demande.': 'Sie erhalten diese Nachricht aufgrund Ihrer Anfrage.',
  'Ne plus recevoir nos messages\u202f: {0}': 'Keine Nachrichten mehr erhalten: {0}',
  'Nous avons bien reçu votre demande d’audit pour {0}{1}.': 'Wir haben Ihre Anfrage für ein Audit von {0}{1} erhalten.',
  'L’audit complet, en PDF, vous parvient à cette adresse sous {0}. Vous n’avez rien d’autre à faire.':
    'Das vollständige Audit erhalten Sie als PDF an diese Adresse, innert {0}. Sie müssen nichts weiter tun.',
  'L’audit complet, en PDF, vous parvient à cette adresse. Vous n’avez rien d’autre à faire.':
    'Das vollständige Audit erhalten Sie als PDF an diese Adresse. Sie müssen nichts weiter tun.',
  'Une question d’ici là ? Répondez simplement à ce message.': 'Bis dahin eine Frage? Antworten Sie einfach auf diese Nachricht.',
  'Votre demande d’audit pour {0} est bien reçue': 'Ihre Anfrage für ein Audit von {0} ist eingegangen',
  'Votre audit pour {0} est prêt, en pièce jointe.': 'Ihr Audit für {0} ist bereit, im Anhang.',
  'Votre audit pour {0} est prêt : {1} pages, en pièce jointe.': 'Ihr Audit für {0} ist bereit: {1} Seiten, im Anhang.',
  'Vous pouvez aussi le télécharger jusqu’au {0} :': 'Sie können es auch bis am {0} herunterladen:',
  'La synthèse et le plan d’action suffisent pour commencer. Une question ? Répondez simplement à ce message.':
    'Die Zusammenfassung und der Massnahmenplan genügen für den Anfang. Eine Frage? Antworten Sie einfach auf diese Nachricht.',
  'Votre audit pour {0}': 'Ihr Audit für {0}',
  'Votre site n’a pas pu être mesuré': 'Ihre Website konnte nicht gemessen werden',
  'Ce lien est personnel et durable : gardez ce message pour y revenir, depuis n’importe quel appareil.':
    'Dieser Link ist persönlich und dauerhaft: Behalten Sie diese Nachricht, um von jedem Gerät aus darauf zurückzukommen.',
  'L’analyse de votre site {0} est prête.': 'Die Analyse Ihrer Website {0} ist bereit.',
  'Votre analyse est prête': 'Ihre Analyse ist bereit',
  'Voici de nouveau le lien de l’analyse de votre site {0}.': 'Hier ist noch einmal der Link zur Analyse Ihrer Website {0}.',
  'Vous n’avez rien demandé ? Ne faites rien : personne d’autre n’a reçu ce lien.':
    'Sie haben nichts angefordert? Tun Sie nichts: Niemand sonst hat diesen Link erhalten.',
  'Le lien de votre analyse': 'Der Link zu Ihrer Analyse',
  'Nous n’avons pas pu mesurer votre site {0}.': 'Wir konnten Ihre Website {0} nicht messen.',
  'Vous pouvez demander une nouvelle analyse dès maintenant, aussi avec une autre adresse :':
    'Sie können ab sofort eine neue Analyse anfordern, auch mit einer anderen Adresse:',
  'Déplacer ou annuler l’appel': 'Anruf verschieben oder absagen',
  'Choisir un horaire': 'Zeit wählen',
  'Se désinscrire': 'Abmelden',
  'Ouvrir mon analyse': 'Meine Analyse öffnen',
  'Demander une analyse': 'Analyse anfordern',
  'Télécharger l’audit (PDF)': 'Audit herunterladen (PDF)',
  'Ouvrir le PDF': 'PDF öffnen',
  'Ouvrir la page': 'Seite öffnen',
};
