import type { Catalogue } from '../../rules/language.rules.js';

/** Messages of problems for visitors, translated on the way out (`translated-problem.ts`). */
export const REFUSALS: Catalogue = {
  'Votre session a expiré. Reconnectez-vous pour continuer.': 'La vostra sessione è scaduta. Accedete di nuovo per continuare.',
  'Votre rôle ne permet pas cette action.': 'Il vostro ruolo non permette questa azione.',
  'Élément introuvable.': 'Elemento non trovato.',
  'La demande est mal formée.': 'La richiesta non è formulata correttamente.',
  'Page introuvable.': 'Pagina non trovata.',
  'Cette action n’existe pas ici.': 'Questa azione qui non esiste.',
  'Le contenu envoyé est trop volumineux.': 'Il contenuto inviato è troppo grande.',
  'Ce format n’est pas accepté.': 'Questo formato non è accettato.',
  'Trop de demandes. Patientez un instant avant de réessayer.': 'Troppe richieste. Attendete un momento prima di riprovare.',
  'Trop de demandes en peu de temps. Réessayez {0}.': 'Troppe richieste in poco tempo. Riprovate {0}.',
  'dans {0} secondes': 'tra {0} secondi',
  'dans {0} seconde': 'tra {0} secondo',
  'dans {0} minutes': 'tra {0} minuti',
  'dans {0} heures': 'tra {0} ore',
  'La base de données ne répond pas. Réessayez dans un instant.': 'La banca dati non risponde. Riprovate tra un momento.',
  'Ce que vous modifiez vient d’être supprimé.': 'Ciò che state modificando è appena stato eliminato.',
  'Une erreur inattendue est survenue. Réessayez ; si elle persiste, transmettez-nous le numéro {0}.':
    'Si è verificato un errore inatteso. Riprovate; se persiste, comunicateci il numero {0}.',
  'Trop de suivis sont ouverts en même temps. Fermez des onglets, puis réessayez.':
    'Troppe schede seguono l’avanzamento allo stesso tempo. Chiudetene alcune e riprovate.',
  'Le texte contient un caractère invisible qui ne peut pas être enregistré. Retirez-le, puis recommencez.':
    'Il testo contiene un carattere invisibile che non può essere salvato. Toglietelo e riprovate.',
  'Il y a foule en ce moment. Réessayez dans deux secondes.': 'In questo momento c’è molta affluenza. Riprovate tra due secondi.',
  'Cette adresse est mal formée. Vérifiez que vous l’avez copiée en entier, puis recommencez.':
    'Questo indirizzo non è corretto. Verificate di averlo copiato per intero e riprovate.',
  'Données invalides.': 'Dati non validi.',
  'Entrée invalide': 'Dato non valido',
  'Remplissez ce champ': 'Compilate questo campo',
  'Indiquez un nombre entier': 'Indicate un numero intero',
  'Indiquez un nombre': 'Indicate un numero',
  'Choisissez une des valeurs proposées': 'Scegliete uno dei valori proposti',
  '{0} caractères au maximum': 'Al massimo {0} caratteri',
  '{0} caractère au maximum': 'Al massimo {0} carattere',
  '{0} éléments au maximum': 'Al massimo {0} elementi',
  '{0} élément au maximum': 'Al massimo {0} elemento',
  'Au plus {0}': 'Al massimo {0}',
  '{0} caractères au minimum': 'Almeno {0} caratteri',
  '{0} caractère au minimum': 'Almeno {0} carattere',
  '{0} éléments au minimum': 'Almeno {0} elementi',
  '{0} élément au minimum': 'Almeno {0} elemento',
  'Au moins {0}': 'Almeno {0}',
  'Identifiant invalide': 'Identificativo non valido',
  'Avant le @, l’adresse ne peut pas avoir de lettres accentuées': 'Prima della @ l’indirizzo non può avere lettere accentate',
  'Un nombre entier de {0} à {1}': 'Un numero intero da {0} a {1}',
  'Date ou heure invalide': 'Data o ora non valida',
  'Date invalide': 'Data non valida',
  'URL vide ou invalide': 'URL vuoto o non valido',
  "L'URL du site web doit être valide": 'L’URL del sito web deve essere valido',
  "L'email doit correspondre au domaine du site": 'L’e-mail deve corrispondere al dominio del sito',
  'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement à {0}':
    'Questo URL appartiene a un nostro cliente. Per qualsiasi domanda scriveteci direttamente a {0}',
  'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement.':
    'Questo URL appartiene a un nostro cliente. Per qualsiasi domanda contattateci direttamente.',
  'Aucun essai ne correspond à ce lien.': 'Nessuna prova corrisponde a questo link.',
  'Un essai existe déjà pour cet email ou ce site web. Veuillez réessayer dans 7 jours.':
    'Esiste già una prova per questa e-mail o questo sito web. Vi preghiamo di riprovare tra 7 giorni.',
  'Cette demande d’essai n’est pas acceptée\u202f: acceptez-la d’abord dans les essais.':
    'Questa richiesta di prova non è ancora stata accettata.',
  'Token invalide ou déjà utilisé': 'Token non valido o già utilizzato',
  'Aucun logo n’est enregistré.': 'Nessun logo è salvato.',
  'Ce portrait n’existe plus.': 'Questo ritratto non esiste più.',
  'Image introuvable.': 'Immagine non trovata.',
  'Cette question n’existe plus. Rechargez la page pour continuer.': 'Questa domanda non esiste più. Ricaricate la pagina per continuare.',
  'Cette réponse n’est pas proposée. Rechargez la page pour continuer.':
    'Questa risposta non è proposta. Ricaricate la pagina per continuare.',
  'Réponse inconnue': 'Risposta sconosciuta',
  'Le quiz est déjà terminé : votre score est enregistré.': 'Il quiz è già terminato: il vostro punteggio è salvato.',
  'Il manque encore une réponse : question {0}.': 'Manca ancora una risposta: domanda {0}.',
  'Ce prospect n’existe pas ou a été supprimé.': 'Questa analisi non esiste o è stata eliminata.',
  'Numéro de téléphone non reconnu. Exemple : +41 79 123 45 67': 'Numero di telefono non riconosciuto. Esempio: +41 79 123 45 67',
  'Prénom requis': 'Nome obbligatorio',
  'Ce lien est invalide.': 'Questo link non è valido.',
  'Ce créneau vient d’être pris. Choisissez-en un autre.': 'Questo orario è appena stato preso. Sceglietene un altro.',
  'Ce créneau n’est plus proposé. Choisissez-en un autre.': 'Questo orario non è più proposto. Sceglietene un altro.',
  'Créneau non proposé': 'Orario non proposto',
  'Choisissez un créneau': 'Scegliete un orario',
  'Aucun rendez-vous n’est réservé.': 'Nessun appuntamento è prenotato.',
  'La prise de rendez-vous se fait dans le calendrier de la page.': 'Gli appuntamenti si prendono nel calendario della pagina.',
  'Vous avez déjà un rendez-vous. Déplacez-le par le lien de votre invitation.':
    'Avete già un appuntamento. Spostatelo con il link del vostro invito.',
  'Ce numéro n’est pas valable. Écrivez\u2011le comme 079 123 45 67, ou laissez le champ vide.':
    'Questo numero non è valido. Scrivetelo come 079 123 45 67, o lasciate vuoto il campo.',
  'Ce rendez-vous est annulé. Réservez-en un autre depuis votre page.':
    'Questo appuntamento è annullato. Prenotatene un altro dalla vostra pagina.',
  'Ce rendez-vous a déjà eu lieu ou a commencé. Réservez-en un autre depuis votre page.':
    'Questo appuntamento ha già avuto luogo o è iniziato. Prenotatene un altro dalla vostra pagina.',
  'Une analyse de cette page est déjà en cours. Réessayez dans un instant.':
    'Un’analisi di questa pagina è già in corso. Riprovate tra un momento.',
  "Impossible d'analyser cette page. {0}": 'Impossibile analizzare questa pagina. {0}',
  'Ce prospect n’a pas de site web.': 'Questa analisi non ha un sito web.',
  'Cette adresse n’appartient pas au site du prospect.': 'Questo indirizzo non appartiene al sito analizzato.',
  "Nom d'entreprise manquant dans les métadonnées": 'Nome dell’azienda mancante nei metadati',
  "Impossible de récupérer les données de l'entreprise": 'Impossibile recuperare i dati dell’azienda',
  'Cette étape ne se mesure pas sur votre page. Cochez-la quand elle est faite.':
    'Questo passo non si misura sulla vostra pagina. Spuntatelo quando è fatto.',
  'Cette étape n’est plus dans votre plan.': 'Questo passo non è più nel vostro piano.',
  'Cette étape vient d’être mesurée. Réessayez dans {0} minutes.': 'Questo passo è appena stato misurato. Riprovate tra {0} minuti.',
  'Cette étape vient d’être mesurée. Réessayez dans {0} minute.': 'Questo passo è appena stato misurato. Riprovate tra {0} minuto.',
  'Cette adresse n’existe pas.': 'Questo indirizzo non esiste.',
  'Ce lien n’est plus valable. Répondez à notre e-mail, et nous vous renvoyons l’audit.':
    'Questo link non è più valido. Rispondete alla nostra e-mail e vi rimandiamo l’audit.',
  'Échec de la création du prospect': 'Impossibile creare l’analisi',
};
