import type { Catalogue } from '../../rules/language.rules.js';

export const SITE_LEGAL: Catalogue = {
  'Se désinscrire – {agency.name|{0}}': 'Abmelden – {agency.name|{0}}',
  'Ne plus recevoir nos messages.': 'Unsere Nachrichten nicht mehr erhalten.',
  'Ne plus recevoir nos messages': 'Unsere Nachrichten nicht mehr erhalten',
  'Choisissez ce que vous ne voulez plus recevoir': 'Wählen Sie, was Sie nicht mehr erhalten möchten',
  'Messages à arrêter': 'Nachrichten, die aufhören sollen',
  'Les messages de prospection': 'Die Werbenachrichten',
  'Ce que vous demandez vous-même, un audit ou un rendez-vous, vous parvient toujours.':
    'Was Sie selbst anfordern, ein Audit oder einen Termin, erhalten Sie weiterhin.',
  'Tous les messages': 'Alle Nachrichten',
  'Plus rien ne part à cette adresse, sauf si vous faites une nouvelle demande.':
    'An diese Adresse geht nichts mehr, ausser Sie stellen eine neue Anfrage.',
  'Me désinscrire': 'Mich abmelden',
  'Rien ne change tant que vous ne confirmez pas.': 'Nichts ändert sich, solange Sie nicht bestätigen.',
  'Vos droits sur vos données': 'Ihre Rechte an Ihren Daten',
  'Cette page a besoin de JavaScript. Vous pouvez aussi répondre « désinscription » au message reçu.':
    'Diese Seite braucht JavaScript. Sie können auch mit «désinscription» auf die erhaltene Nachricht antworten.',
  'Protection des données – {agency.name|{0}}': 'Datenschutz – {agency.name|{0}}',
  'Ce que nous mesurons, ce que nous gardons, vos droits et à qui écrire.':
    'Was wir messen, was wir aufbewahren, Ihre Rechte und an wen Sie schreiben.',
  'Nous analysons ce que votre entreprise montre publiquement en ligne, pour vous dire comment l’améliorer. Voici ce que cela signifie pour vos données.':
    'Wir analysieren, was Ihr Unternehmen öffentlich im Internet zeigt, um Ihnen zu sagen, wie es besser wird. Hier steht, was das für Ihre Daten bedeutet.',
  'Qui est responsable': 'Wer verantwortlich ist',
  'Le traitement suit la loi suisse sur la protection des données (nLPD) et, pour les personnes dans l’Union européenne, le règlement général (RGPD).':
    'Die Bearbeitung folgt dem Schweizer Datenschutzgesetz (nDSG) und, für Personen in der Europäischen Union, der Datenschutz-Grundverordnung (DSGVO).',
  'Ce qui est mesuré': 'Was gemessen wird',
  'Votre site public : vitesse d’affichage, code de la page d’accueil, technologie, certificat.':
    'Ihre öffentliche Website: Anzeigegeschwindigkeit, Code der Startseite, Technologie, Zertifikat.',
  'Votre fiche Google publique : note et nombre d’avis.': 'Ihr öffentlicher Google-Eintrag: Note und Anzahl Bewertungen.',
  'Les positions de votre site dans Google et les citations par des assistants d’intelligence artificielle, quand elles sont relevées.':
    'Die Positionen Ihrer Website bei Google und die Nennungen durch KI-Assistenten, wenn sie erfasst werden.',
  'Vos réponses au questionnaire, si vous y répondez.': 'Ihre Antworten im Fragebogen, wenn Sie ihn ausfüllen.',
  'Nous ne demandons aucun accès à votre site et n’en contournons aucun.':
    'Wir verlangen keinen Zugang zu Ihrer Website und umgehen keinen.',
  'Ce qui concerne les personnes': 'Was Personen betrifft',
  'Pour vous adresser l’analyse, nous conservons le nom de l’entreprise, l’adresse de son site et les coordonnées professionnelles de la personne contactée. La page de l’analyse ne montre que le nom de l’entreprise.':
    'Um Ihnen die Analyse zu senden, bewahren wir den Namen des Unternehmens, die Adresse seiner Website und die geschäftlichen Angaben der kontaktierten Person auf. Die Seite der Analyse zeigt nur den Namen des Unternehmens.',
  'Quand une personne ouvre l’analyse, commence le questionnaire ou voit son score, nous le notons avec l’heure, pour savoir si l’analyse a servi. Aucun profil n’est établi, et aucune décision automatique n’en découle.':
    'Wenn eine Person die Analyse öffnet, den Fragebogen beginnt oder ihren Score ansieht, notieren wir es mit der Uhrzeit, um zu wissen, ob die Analyse genützt hat. Es wird kein Profil erstellt und keine automatische Entscheidung daraus abgeleitet.',
  'Ce que ce site dépose chez vous': 'Was diese Website bei Ihnen hinterlegt',
  'Aucun traceur, aucune publicité, aucun contenu d’un autre site. Le questionnaire garde dans le navigateur votre lien personnel sept jours, et vos réponses jusqu’à ce qu’elles soient enregistrées, pour que vous puissiez reprendre où vous en étiez. La langue que vous choisissez au pied d’une page y reste un an, dans un cookie. Le site fonctionne aussi si vous le refusez. Quand une page ne peut pas s’afficher, le message technique nous parvient, sans donnée personnelle.':
    'Kein Tracker, keine Werbung, kein Inhalt einer anderen Website. Der Fragebogen bewahrt Ihren persönlichen Link sieben Tage im Browser auf, und Ihre Antworten, bis sie gespeichert sind, damit Sie dort fortfahren können, wo Sie waren. Die Sprache, die Sie am Fuss einer Seite wählen, bleibt dort ein Jahr lang, in einem Cookie. Die Website funktioniert auch, wenn Sie das ablehnen. Kann eine Seite nicht angezeigt werden, erreicht uns die technische Meldung, ohne Personendaten.',
  'Où vont les données': 'Wohin die Daten gehen',
  'Elles sont conservées sur le serveur de l’agence.': 'Sie liegen auf dem Server der Agentur.',
  'Elles sont effacées quand l’échange avec votre entreprise est terminé.':
    'Sie werden gelöscht, wenn der Austausch mit Ihrem Unternehmen beendet ist.',
  'Certaines mesures passent par des services spécialisés, par exemple ceux de Google : ils ne reçoivent que l’adresse du site et le nom de l’entreprise.':
    'Einige Messungen laufen über spezialisierte Dienste, zum Beispiel jene von Google: Sie erhalten nur die Adresse der Website und den Namen des Unternehmens.',
  'Les pages personnelles s’ouvrent par un lien difficile à deviner et sont exclues des moteurs de recherche. Rien n’est vendu ni transmis à des fins publicitaires.':
    'Die persönlichen Seiten öffnen sich über einen schwer zu erratenden Link und sind von Suchmaschinen ausgeschlossen. Nichts wird verkauft oder zu Werbezwecken weitergegeben.',
  'Pourquoi nous pouvons le faire': 'Warum wir das dürfen',
  'Nous avons un intérêt légitime à proposer nos services à des entreprises, avec des informations qu’elles publient elles-mêmes (art. 31 nLPD, art. 6 al. 1 let. f RGPD). Vous pouvez vous y opposer en tout temps, sans donner de raison.':
    'Wir haben ein berechtigtes Interesse, Unternehmen unsere Dienste anzubieten, mit Angaben, die sie selbst veröffentlichen (Art. 31 nDSG, Art. 6 Abs. 1 Bst. f DSGVO). Sie können jederzeit widersprechen, ohne einen Grund zu nennen.',
  'Vos droits, et comment les exercer': 'Ihre Rechte, und wie Sie sie ausüben',
  'Savoir ce que nous avons sur vous, et en recevoir une copie.': 'Erfahren, was wir über Sie haben, und eine Kopie erhalten.',
  'Faire corriger ce qui est faux.': 'Berichtigen lassen, was falsch ist.',
  'Faire effacer vos données, analyse comprise.': 'Ihre Daten löschen lassen, samt Analyse.',
  'Ne plus recevoir de messages de notre part : un lien au bas de chaque message suffit.':
    'Keine Nachrichten mehr von uns erhalten: Ein Link am Ende jeder Nachricht genügt.',
  'Il suffit de répondre au message qui contenait votre lien. Nous répondons sous trente jours, gratuitement.':
    'Es genügt, auf die Nachricht zu antworten, die Ihren Link enthielt. Wir antworten innert dreissig Tagen, kostenlos.',
  'En Suisse, l’autorité compétente est le Préposé fédéral à la protection des données et à la transparence (PFPDT),':
    'In der Schweiz ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) zuständig,',
  '. Dans l’Union européenne, vous pouvez vous adresser à l’autorité de votre pays.':
    '. In der Europäischen Union können Sie sich an die Behörde Ihres Landes wenden.',
  'La demande n’est pas arrivée. Vérifiez votre connexion, puis réessayez.':
    'Die Anfrage ist nicht angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'Ce lien est invalide. Reprenez-le dans le message que vous avez reçu.':
    'Dieser Link ist ungültig. Nehmen Sie ihn aus der Nachricht, die Sie erhalten haben.',
  'C’est noté': 'Notiert',
  '{0} {1} garde seulement une empreinte de l’adresse, pour s’en souvenir.':
    '{0} {1} behält nur einen Fingerabdruck der Adresse, um sich daran zu erinnern.',
  'Plus aucun message ne partira à {0}, sauf si vous faites une nouvelle demande.':
    'An {0} geht keine Nachricht mehr, ausser Sie stellen eine neue Anfrage.',
  'Plus aucun message ne partira, sauf si vous faites une nouvelle demande.':
    'Es geht keine Nachricht mehr weg, ausser Sie stellen eine neue Anfrage.',
  'Nous n’enverrons plus de message de prospection à {0}.': 'Wir senden keine Werbenachrichten mehr an {0}.',
  'Nous n’enverrons plus de message de prospection.': 'Wir senden keine Werbenachrichten mehr.',
  'à {0} | adresse': 'an {0}',
};
