import type { DemoArticle } from '../article';

export const obesityNow: DemoArticle[] = [
  {
    slug: 'insurers-sue-tessaly',
    source: 'harbour-business-daily',
    hoursBefore: 33,
    headline: 'Benefit managers sue Tessaly over cash price for obesity shots',
    lead: 'Three firms that negotiate drug prices say the $395 offer breaks contracts that promise them the lowest price.',
    body: `Three of the firms that negotiate drug prices for American employers have sued Tessaly Pharma, saying that its cash offer for the obesity injection Leventra breaches contracts under which they are entitled to the best price it gives anyone.

The complaint, filed in a federal court in Texas, asks for the difference between the $395 that patients pay on the company's website and the net price the firms have been charged since the offer was announced. It does not say how much that is. The filing blacks out the figure eleven times.

Tessaly said in a statement that the clauses apply to "commercial payers" and that a patient is not one. "A person is a person," it said.

Law professor Marianne Oduya of Phoenix said that the case would turn on a definition on page 4 of agreements nobody outside has seen. "If it says 'any purchaser', Tessaly has a problem. If it says 'any payer', the plaintiffs do."

The company opened its website six days ago. It has not said how many people have ordered. A spokesman for Grenholm Logistics, which ships the pens, said that volumes were "well above plan".`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Texas', 'Phoenix'],
    organization: ['Tessaly Pharma', 'Grenholm Logistics'],
    industry: ['Pharmaceuticals', 'Transport and Logistics'],
    subject: ['Litigation', 'Drug pricing'],
    indication: ['Obesity'],
    phase: ['Approved'],
    keywords: ['insurers', 'lawsuit', 'Leventra'],
    image: 'courthouse',
  },
  {
    slug: 'leventra-heart-outcomes-start',
    source: 'meridian-pharma-wire',
    hoursBefore: 9.1,
    headline: 'Tessaly starts 12,000-patient heart trial of obesity drug',
    lead: 'The five-year study, GRANITE, will test whether tessaglutide prevents heart attacks, strokes and heart failure.',
    body: `DUBLIN - Tessaly Pharma has given the first doses in a trial of 12,000 people that will test whether its obesity drug tessaglutide prevents heart attacks, strokes and hospital stays for heart failure.

The study, named GRANITE, will run for up to five years in 31 countries and cost an estimated 600 million euros, the company said. Participants must have obesity and a history of heart disease but not diabetes.

Insurers in several European countries pay for obesity drugs only where there is proof that they prevent other illness. "This is the study that decides whether we are a lifestyle or a therapy," chief executive Fionnuala Garrity said.

An unusual feature is that a quarter of participants will be asked to stop the injections after two years, to see whether the benefit lasts. Most people who stop GLP-1 drugs regain two thirds of the weight within a year.

The first patient was enrolled at St Aubrey's Hospital in Leeds.`,
    author: 'Daniel Osei-Bonsu',
    language: 'en',
    category: 'clinical-trials',
    location: ['Leeds', 'Dublin'],
    organization: ['Tessaly Pharma', "St Aubrey's Hospital"],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trials', 'Cardiovascular disease'],
    indication: ['Obesity', 'Heart failure'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Phase 3'],
    keywords: ['outcomes trial', 'GRANITE', 'heart failure', 'TSL-550', 'tessaglutide'],
    image: 'heart',
  },
  {
    slug: 'tessaly-website-outage-orders',
    source: 'northern-technology-review',
    wire: 14,
    headline: 'Tessaly’s pharmacy website buckles under its own success',
    lead: 'A queue of 40,000 people and a payment service that timed out: what went wrong on day eight of the Leventra shop.',
    body: `The web shop through which Tessaly Pharma sells its obesity drug at half price was unreachable for four hours after a morning television programme mentioned it, leaving some 40,000 people in a queue that did not move.

According to a summary that the company’s contractor posted afterwards, the shop itself coped. What failed was a check that compares each prescription with a national register. It allows 200 requests a second, and the shop sent 900. The register’s operator throttled it, the shop retried, and the retries made the matter worse.

Engineers eventually put a waiting room in front of the check and turned the retries off. About 1,100 customers were charged twice and have been refunded.

“Everyone tests the till,” said Ingrid Solheim, who advises online pharmacies. “Nobody tests the rubber stamp behind the till.”

Castellorn Cloud, which hosts the shop, said its own systems were not affected. Tessaly has asked the register for a higher limit. The reply, it said, was that the limit is in the regulation.`,
    author: 'Colm Drennan',
    language: 'en',
    category: 'technology',
    organization: ['Tessaly Pharma', 'Castellorn Cloud'],
    industry: ['Pharmaceuticals', 'Software and Cloud'],
    subject: ['E-commerce', 'Outages'],
    indication: ['Obesity'],
    phase: ['Approved'],
    keywords: ['website', 'order backlog', 'telehealth'],
    image: 'servers',
  },
  {
    slug: 'tessaly-germany-reimbursement',
    source: 'regulator-watch',
    wire: 25,
    headline: 'German assessors see "minor added benefit" in tessaglutide',
    lead: 'The verdict falls short of what Tessaly wanted but opens the door to price talks, provided that patients also have type 2 diabetes.',
    body: `Assessors in Germany have found a minor added benefit in tessaglutide for adults who have both obesity and type 2 diabetes, and none that was proven for people with obesity alone.

The opinion matters because it sets the range within which Tessaly Pharma and the sickness funds will now negotiate. Drugs rated "minor" have ended up on average at 38 % below the price their makers asked for, according to the Ainscough Centre for Health Economics.

For the larger group, obesity without diabetes, German law still treats such drugs as a matter of lifestyle that the funds may not pay for. Two parties in the governing coalition want to change that; the finance ministry does not.

Tessaly said it was disappointed that weight itself had not been counted as a benefit to patients. The assessors replied, in a footnote, that they had counted it and that the trials had measured quality of life with a questionnaire not validated for the purpose.

Talks on price must be concluded within six months. The drug stays on the market in the meantime at the list price of 228 euros.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Germany'],
    organization: ['Tessaly Pharma', 'Ainscough Centre for Health Economics'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Reimbursement', 'Health technology assessment'],
    indication: ['Obesity', 'Type 2 diabetes'],
    drugClass: ['GLP-1 receptor agonist'],
    phase: ['Approved'],
    keywords: ['reimbursement', 'Germany', 'Leventra', 'TSL-550', 'tessaglutide'],
    image: 'capsules',
  },
];
