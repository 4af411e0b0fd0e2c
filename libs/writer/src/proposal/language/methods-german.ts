import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Methods } from './types';

/** How we work, as the answer to a question. */
export const GERMAN_METHODS: Methods = {
  roles: () =>
    `Von uns sind Leitung, Gestaltung, Textredaktion und die Aufsicht über alle, die etwas herstellen. Was ein eigenes Handwerk braucht (Druck, Bau, Film, Programmierung, Übersetzung), machen Partner, die wir Ihnen vor dem Auftrag nennen. Jede Phase hat eine Person, die für sie einsteht: ${NAME}.`,
  facts: () =>
    'Jede Aussage und jeder Name steht mit seiner Quelle in einer Liste. Geprüft wird von jemandem, der sie nicht geschrieben hat; eine Person, die Sie nennen, zeichnet jeden Text vor dem Satz ab, danach ändert sich ohne sie nichts mehr.',
  effect: () =>
    'Wir einigen uns mit Ihnen auf eine Zahl, die Sie heute schon zählen, und halten sie vorher fest. Dieselbe Zahl wird danach auf dieselbe Weise gezählt; wo es geht, bleibt ein Ort zum Vergleich ohne das Neue.',
  partner: () =>
    'Ja: Wer es ist, wird mit Ihnen nach gezeigten Arbeiten ausgewählt, arbeitet unter unserem Vertrag und wird genannt. Idee, Termine und Güte bleiben bei uns.',
  prices: () =>
    'Jede Phase hat ihren eigenen Preis und ihre eigene Rechnung, in der Einheit, die Sie festhalten, umgerechnet am Tag der Rechnung. Was andere herstellen, wird so früh bestellt, wie es die Daten erlauben, zu einem festen Preis; was dennoch steigt, geht zulasten der Position, die Sie zuletzt nennen.',
  small: (first) =>
    `Ob wir einen so kleinen Auftrag annehmen: ${ANSWER} An Ihrer Stelle würden wir mit ${first} beginnen, und mit nichts anderem, bevor das fertig und bezahlt ist.`,
  road: () =>
    'Auf einem Papier: was geklärt ist, was zwischen wem strittig ist, und woran das Ergebnis gemessen wird. Für jeden strittigen Punkt entscheidet bei Ihnen eine Person oder ein Gremium bis zu einem Tag. Dann wird ein Entwurf an diesem Papier gezeigt; Einwände kommen einmal, schriftlich, und werden einzeln beantwortet.',
  rights: () =>
    `Mit der letzten Zahlung dürfen Sie es auf jede Weise nutzen, die hier genannt ist. Was darüber hinausgeht, wird vorher schriftlich vereinbart. ${CONFIRM}`,
  training: () =>
    `Ja: eine Schulung bei der Übergabe mit denen, die damit weiterarbeiten, an ihrer eigenen Aufgabe, dazu eine kurze Anleitung. Ihr Preis: ${PRICE}.`,
  selves: () =>
    'Ja, wenn es für seinen Ort groß und gut genug ist: Sie bekommen auf einer Seite, was in welcher Größe gebraucht wird, und wir sehen eine erste Probe gemeinsam an.',
  together: () =>
    'Jede Position hat ihren eigenen Preis. Wo zwei von ihnen Auftakt, Besuch oder Druck teilen, steht die Ersparnis in der letzten Zeile.',
  fear: () =>
    'Wir fragen einige von ihnen zuerst einzeln, was genau sie befürchten. Darauf antworten die ersten Zeilen der Texte in einfachen Worten, mit dem, was dann geschieht, und mit jemandem zum Anrufen; erprobt wird es mit anderen von ihnen.',
};
