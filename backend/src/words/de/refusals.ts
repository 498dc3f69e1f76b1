import type { Catalogue } from '../../rules/language.rules.js';

/** Messages of problems for visitors, translated on the way out (`translated-problem.ts`). */
export const REFUSALS: Catalogue = {
  'Votre session a expiré. Reconnectez-vous pour continuer.': 'Ihre Sitzung ist abgelaufen. Melden Sie sich neu an, um fortzufahren.',
  'Votre rôle ne permet pas cette action.': 'Ihre Rolle erlaubt das nicht.',
  'Élément introuvable.': 'Nicht gefunden.',
  'La demande est mal formée.': 'Die Anfrage ist fehlerhaft.',
  'Page introuvable.': 'Seite nicht gefunden.',
  'Cette action n’existe pas ici.': 'Das gibt es hier nicht.',
  'Le contenu envoyé est trop volumineux.': 'Der gesendete Inhalt ist zu gross.',
  'Ce format n’est pas accepté.': 'Dieses Format wird nicht angenommen.',
  'Trop de demandes. Patientez un instant avant de réessayer.':
    'Zu viele Anfragen. Warten Sie einen Moment, bevor Sie es noch einmal versuchen.',
  'Trop de demandes en peu de temps. Réessayez {0}.': 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es {0} noch einmal.',
  'dans {0} secondes': 'in {0} Sekunden',
  'dans {0} seconde': 'in {0} Sekunde',
  'dans {0} minutes': 'in {0} Minuten',
  'dans {0} heures': 'in {0} Stunden',
  'La base de données ne répond pas. Réessayez dans un instant.': 'Die Datenbank antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'Ce que vous modifiez vient d’être supprimé.': 'Was Sie ändern, wurde soeben gelöscht.',
  'Une erreur inattendue est survenue. Réessayez ; si elle persiste, transmettez-nous le numéro {0}.':
    'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es noch einmal; bleibt er bestehen, nennen Sie uns die Nummer {0}.',
  'Trop de suivis sont ouverts en même temps. Fermez des onglets, puis réessayez.':
    'Zu viele Anzeigen sind gleichzeitig offen. Schliessen Sie einige Tabs und versuchen Sie es noch einmal.',
  'Le texte contient un caractère invisible qui ne peut pas être enregistré. Retirez-le, puis recommencez.':
    'Der Text enthält ein unsichtbares Zeichen, das nicht gespeichert werden kann. Entfernen Sie es und versuchen Sie es noch einmal.',
  'Il y a foule en ce moment. Réessayez dans deux secondes.': 'Im Moment ist viel los. Versuchen Sie es in zwei Sekunden noch einmal.',
  'Cette adresse est mal formée. Vérifiez que vous l’avez copiée en entier, puis recommencez.':
    'Diese Adresse ist fehlerhaft. Prüfen Sie, ob Sie sie ganz kopiert haben, und versuchen Sie es noch einmal.',
  'Données invalides.': 'Ungültige Angaben.',
  'Entrée invalide': 'Ungültige Angabe',
  'Remplissez ce champ': 'Füllen Sie dieses Feld aus',
  'Indiquez un nombre entier': 'Geben Sie eine ganze Zahl an',
  'Indiquez un nombre': 'Geben Sie eine Zahl an',
  'Choisissez une des valeurs proposées': 'Wählen Sie einen der vorgeschlagenen Werte',
  '{0} caractères au maximum': 'Höchstens {0} Zeichen',
  '{0} caractère au maximum': 'Höchstens {0} Zeichen',
  '{0} éléments au maximum': 'Höchstens {0} Einträge',
  '{0} élément au maximum': 'Höchstens {0} Eintrag',
  'Au plus {0}': 'Höchstens {0}',
  '{0} caractères au minimum': 'Mindestens {0} Zeichen',
  '{0} caractère au minimum': 'Mindestens {0} Zeichen',
  '{0} éléments au minimum': 'Mindestens {0} Einträge',
  '{0} élément au minimum': 'Mindestens {0} Eintrag',
  'Au moins {0}': 'Mindestens {0}',
  'Identifiant invalide': 'Ungültige Kennung',
  'Avant le @, l’adresse ne peut pas avoir de lettres accentuées': 'Vor dem @ darf die Adresse keine Buchstaben mit Akzent haben',
  'Un nombre entier de {0} à {1}': 'Eine ganze Zahl von {0} bis {1}',
  'Date ou heure invalide': 'Ungültiges Datum oder ungültige Uhrzeit',
  'Date invalide': 'Ungültiges Datum',
  'URL vide ou invalide': 'Leere oder ungültige URL',
  "L'URL du site web doit être valide": 'Die URL der Website muss gültig sein',
  "L'email doit correspondre au domaine du site": 'Die E-Mail-Adresse muss zur Domain der Website gehören',
  'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement à {0}':
    'Diese URL gehört zu unseren bestehenden Kunden. Bei Fragen schreiben Sie uns direkt an {0}',
  'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement.':
    'Diese URL gehört zu unseren bestehenden Kunden. Bei Fragen melden Sie sich direkt bei uns.',
  'Aucun essai ne correspond à ce lien.': 'Zu diesem Link gibt es keinen Versuch.',
  'Un essai existe déjà pour cet email ou ce site web. Veuillez réessayer dans 7 jours.':
    'Für diese E-Mail-Adresse oder diese Website gibt es schon einen Versuch. Bitte versuchen Sie es in 7 Tagen noch einmal.',
  'Cette demande d’essai n’est pas acceptée\u202f: acceptez-la d’abord dans les essais.':
    'Diese Anfrage für einen Versuch ist noch nicht angenommen.',
  'Token invalide ou déjà utilisé': 'Token ungültig oder schon verwendet',
  'Aucun logo n’est enregistré.': 'Es ist kein Logo gespeichert.',
  'Ce portrait n’existe plus.': 'Dieses Porträt gibt es nicht mehr.',
  'Image introuvable.': 'Bild nicht gefunden.',
  'Cette question n’existe plus. Rechargez la page pour continuer.':
    'Diese Frage gibt es nicht mehr. Laden Sie die Seite neu, um fortzufahren.',
  'Cette réponse n’est pas proposée. Rechargez la page pour continuer.':
    'Diese Antwort steht nicht zur Wahl. Laden Sie die Seite neu, um fortzufahren.',
  'Réponse inconnue': 'Unbekannte Antwort',
  'Le quiz est déjà terminé : votre score est enregistré.': 'Das Quiz ist schon abgeschlossen: Ihre Punktzahl ist gespeichert.',
  'Il manque encore une réponse : question {0}.': 'Es fehlt noch eine Antwort: Frage {0}.',
  'Ce prospect n’existe pas ou a été supprimé.': 'Diese Analyse gibt es nicht oder sie wurde gelöscht.',
  'Numéro de téléphone non reconnu. Exemple : +41 79 123 45 67': 'Telefonnummer nicht erkannt. Beispiel: +41 79 123 45 67',
  'Prénom requis': 'Vorname nötig',
  'Ce lien est invalide.': 'Dieser Link ist ungültig.',
  'Ce créneau vient d’être pris. Choisissez-en un autre.': 'Dieser Termin wurde soeben vergeben. Wählen Sie einen anderen.',
  'Ce créneau n’est plus proposé. Choisissez-en un autre.': 'Dieser Termin wird nicht mehr angeboten. Wählen Sie einen anderen.',
  'Créneau non proposé': 'Termin nicht im Angebot',
  'Choisissez un créneau': 'Wählen Sie einen Termin',
  'Aucun rendez-vous n’est réservé.': 'Es ist kein Termin gebucht.',
  'La prise de rendez-vous se fait dans le calendrier de la page.': 'Termine werden im Kalender der Seite gebucht.',
  'Vous avez déjà un rendez-vous. Déplacez-le par le lien de votre invitation.':
    'Sie haben schon einen Termin. Verschieben Sie ihn über den Link in Ihrer Einladung.',
  'Ce numéro n’est pas valable. Écrivez\u2011le comme 079 123 45 67, ou laissez le champ vide.':
    'Diese Nummer ist nicht gültig. Schreiben Sie sie wie 079 123 45 67, oder lassen Sie das Feld leer.',
  'Ce rendez-vous est annulé. Réservez-en un autre depuis votre page.':
    'Dieser Termin ist abgesagt. Buchen Sie auf Ihrer Seite einen anderen.',
  'Ce rendez-vous a déjà eu lieu ou a commencé. Réservez-en un autre depuis votre page.':
    'Dieser Termin hat schon stattgefunden oder begonnen. Buchen Sie auf Ihrer Seite einen anderen.',
  'Une analyse de cette page est déjà en cours. Réessayez dans un instant.':
    'Eine Analyse dieser Seite läuft schon. Versuchen Sie es gleich noch einmal.',
  "Impossible d'analyser cette page. {0}": 'Diese Seite liess sich nicht analysieren. {0}',
  'Ce prospect n’a pas de site web.': 'Zu dieser Analyse gehört keine Website.',
  'Cette adresse n’appartient pas au site du prospect.': 'Diese Adresse gehört nicht zur analysierten Website.',
  "Nom d'entreprise manquant dans les métadonnées": 'Der Name des Unternehmens fehlt in den Metadaten',
  "Impossible de récupérer les données de l'entreprise": 'Die Daten des Unternehmens waren nicht abrufbar',
  'Cette étape ne se mesure pas sur votre page. Cochez-la quand elle est faite.':
    'Dieser Schritt lässt sich auf Ihrer Seite nicht messen. Haken Sie ihn ab, wenn er gemacht ist.',
  'Cette étape n’est plus dans votre plan.': 'Dieser Schritt ist nicht mehr in Ihrem Plan.',
  'Cette étape vient d’être mesurée. Réessayez dans {0} minutes.':
    'Dieser Schritt wurde soeben gemessen. Versuchen Sie es in {0} Minuten noch einmal.',
  'Cette étape vient d’être mesurée. Réessayez dans {0} minute.':
    'Dieser Schritt wurde soeben gemessen. Versuchen Sie es in {0} Minute noch einmal.',
  'Cette adresse n’existe pas.': 'Diese Adresse gibt es nicht.',
  'Ce lien n’est plus valable. Répondez à notre e-mail, et nous vous renvoyons l’audit.':
    'Dieser Link gilt nicht mehr. Antworten Sie auf unsere E-Mail, und wir senden Ihnen das Audit noch einmal.',
  'Échec de la création du prospect': 'Die Analyse konnte nicht angelegt werden',
};
