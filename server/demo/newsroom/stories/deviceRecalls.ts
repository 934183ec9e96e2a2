import type { DemoArticle } from '../article';

export const deviceRecalls: DemoArticle[] = [
  {
    slug: 'glyde-pump-battery-warning',
    story: 'glyde-recall',
    source: 'regulator-watch',
    hoursBefore: 272,
    headline: 'Mariscombe warns of battery fault in 112,000 Glyde 3 insulin pumps',
    lead: 'A swollen cell can stop the pump without an alarm. Users should carry a pen and look at the back of the device twice a day.',
    body: `Mariscombe Devices has warned users of its Glyde 3 insulin pump that the battery may swell, lose contact and stop the device without sounding an alarm.

The notice concerns 112,000 pumps made over nine months. The Minneapolis company has had 87 reports, among them eleven of high blood sugar that needed treatment in hospital. No deaths have been reported.

Users are told to check twice a day whether the back cover is flat, to carry an insulin pen, and not to charge overnight. Replacement covers with a new cell will be sent within eight weeks, beginning with children under 12.

The Office of Therapeutic Review classed the action as a recall of the most serious type, although pumps need not be returned. The NMI in Britain took the same view.

The cell's maker changed the thickness of a separator foil by 4 micrometres and, it says, told Mariscombe. Mariscombe says that the notice was in an attachment to an invoice.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['Minneapolis', 'United Kingdom'],
    organization: ['Mariscombe Devices', 'Office of Therapeutic Review', 'National Medicines Inspectorate'],
    industry: ['Medical Devices'],
    subject: ['Medical device safety', 'Recalls'],
    indication: ['Type 1 diabetes'],
    drugClass: ['Insulin pump'],
    phase: ['Approved'],
    keywords: ['insulin pump', 'battery', 'field notice', 'MSC-G3', 'Glyde 3'],
    image: 'battery',
  },
  {
    slug: 'glyde-pump-battery-parents',
    story: 'glyde-recall',
    source: 'hospital-and-ward',
    hoursBefore: 269,
    headline: '“I slept on her floor”: families live with the Glyde 3 warning',
    lead: 'For eight weeks the advice to parents of children with type 1 diabetes is to wake up. A specialist nurse has a better idea.',
    body: `Since the letter came, Darren Motley has slept on a camping mat in his daughter’s bedroom in Cardiff, with an alarm set for two and another for five.

Isla, who is seven, has type 1 diabetes and wears a Glyde 3, one of 112,000 insulin pumps whose battery may fail in silence. Mariscombe Devices promises new covers for children first, within three weeks. Until then parents are asked to check that the pump is flat and running.

Without insulin, a small child can become dangerously ill in four to six hours. The pump does alarm for an empty reservoir, a blocked tube or a low battery. It does not alarm when it has no power at all, since there is then nothing to alarm with.

Specialist nurses have passed round a work-around that the company has now endorsed. Most children also wear a glucose sensor. If its high alarm is set to 11 rather than 14 mmol/L and the parent’s telephone is linked, a stopped pump shows itself within about ninety minutes.

“It isn’t elegant,” said Ceri Prosser, who looks after 140 families. “But Dad can go back to bed.”

She would like manufacturers to do one more thing: ring up. A letter, second class, took four days.`,
    author: 'Grace Penhallow',
    language: 'en',
    category: 'public-health',
    location: ['Cardiff'],
    organization: ['Mariscombe Devices'],
    industry: ['Medical Devices'],
    subject: ['Medical device safety', 'Diabetes care'],
    indication: ['Type 1 diabetes'],
    drugClass: ['Insulin pump'],
    phase: ['Approved'],
    keywords: ['insulin pump', 'children', 'night checks', 'MSC-G3', 'Glyde 3'],
    image: 'battery',
  },
  {
    slug: 'mariscombe-recall-costs',
    source: 'harbour-business-daily',
    hoursBefore: 150,
    headline: 'Mariscombe sets aside $190m for pump recall and cuts forecast',
    lead: 'The device maker loses its finance chief on the same day. A rival says it has hired 40 extra trainers.',
    body: `Mariscombe Devices will take a charge of $190 million for the replacement of batteries in its Glyde 3 insulin pumps and expects sales to fall this year rather than grow by 8 %.

Chief financial officer Everett Lindahl is leaving "to pursue other interests", the Minneapolis company said in the fourth paragraph of its statement. The treasurer will act in his place.

New covers have gone to 38,000 users, all of those under 12 among them. The company had promised the rest within eight weeks and now says eleven, because the new cell has to be tested separately for air transport.

Insurers in three states have stopped paying for new Glyde 3 pumps until the work is done. A competitor told investors this week that it had taken on 40 extra trainers to cope with people who are changing over.

Mariscombe and the maker of the cell are in dispute about who should pay. The contract names a court in Singapore, where neither has an office.

The shares lost 17 %.`,
    author: 'Pavel Dvorský',
    language: 'en',
    category: 'business',
    location: ['Minneapolis', 'Singapore'],
    organization: ['Mariscombe Devices'],
    industry: ['Medical Devices'],
    subject: ['Company results', 'Medical devices'],
    indication: ['Type 1 diabetes'],
    drugClass: ['Insulin pump'],
    keywords: ['recall costs', 'profit warning', 'Glyde 3', 'MSC-G3'],
    image: 'chart-down',
  },
  {
    slug: 'orrinshaw-vitamin-a-recall',
    story: 'vitamin-a',
    source: 'meridian-pharma-wire',
    hoursBefore: 52,
    headline: 'Orrinshaw & Vale recalls vitamin A capsules sold at ten times stated dose',
    lead: "A decimal point was misplaced in a supplier's specification. Pregnant women who took the product should see a doctor, Britain's regulator said.",
    body: `BRISTOL, England - Orrinshaw & Vale recalled 26,000 bottles of a vitamin A supplement after finding that the capsules contained ten times the dose printed on the label.

Each capsule holds 8,000 micrograms of retinol rather than 800. Taken daily for weeks, that amount can damage the liver. In early pregnancy it can harm the unborn child, and the National Medicines Inspectorate urged any pregnant woman who had taken the capsules to see a doctor.

The error arose when a specification was re-typed for a new contract manufacturer, the Bristol company said. "A decimal point moved, and four people signed it," said quality director Philip Amory.

The product, "Bright Day A", was sold in supermarkets and online for seven weeks. One consumer with headaches and peeling skin alerted the company.

Orrinshaw & Vale will refund customers. It said other products were not affected. Its shares fell 3.4 %.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['Bristol', 'United Kingdom'],
    organization: ['Orrinshaw & Vale', 'National Medicines Inspectorate'],
    industry: ['Consumer Health'],
    subject: ['Recalls', 'Consumer health'],
    indication: ['Hypervitaminosis'],
    keywords: ['vitamin A', 'supplement', 'pregnancy'],
    image: 'capsules',
  },
  {
    slug: 'orrinshaw-vitamin-a-explainer',
    story: 'vitamin-a',
    source: 'world-health-desk',
    hoursBefore: 48.5,
    headline: 'Too much vitamin A: what the recall of Bright Day capsules means',
    lead: 'The body stores what it does not use. That is a blessing where food is scarce and a problem when a capsule holds ten days’ worth.',
    body: `The explorers who ate polar bear liver learned it first: vitamin A, without which children go blind, is a poison in quantity. The body keeps what it does not need, chiefly in the liver, and gives it back slowly.

That is why a misplaced decimal point at Orrinshaw & Vale matters. Its recalled “Bright Day A” capsules hold 8,000 micrograms each. An adult needs 700 to 900 a day; the safe ceiling is 3,000.

A few capsules will do nothing in a healthy adult. Several weeks may bring headache, dry lips, aching bones and raised liver values, most of which go away within months. Early pregnancy is different: above about 3,000 micrograms a day there is a risk of malformation, and women who took the product should have advice without delay.

Elsewhere the same dose saves lives. The International Health Council gives children in poor regions a single dose of 60,000 micrograms twice a year, which lowers deaths from measles and diarrhoea. “It is the same molecule, in the same capsule,” said its head of nutrition, Dr Salma Haddad-Ruiz. “The question is always how much, how often, and to whom.”

In Britain about 2,900 bottles are thought to be in people’s kitchens.`,
    author: 'Amara Nwachukwu',
    language: 'en',
    category: 'public-health',
    location: ['United Kingdom'],
    organization: ['Orrinshaw & Vale', 'International Health Council'],
    industry: ['Consumer Health'],
    subject: ['Consumer safety', 'Nutrition'],
    indication: ['Hypervitaminosis'],
    keywords: ['vitamin A', 'overdose', 'supplements'],
    image: 'capsules',
  },
  {
    slug: 'supplement-rules-nmi-consults',
    source: 'regulator-watch',
    hoursBefore: 14.5,
    headline: 'NMI asks for power over high-dose supplements',
    lead: 'After the vitamin A recall, the inspectorate wants capsules above a set strength treated as medicines. Makers say that one typing error does not make a law.',
    body: `High-dose vitamins would have to be licensed like medicines under proposals published by the National Medicines Inspectorate, a day after it took charge of a recall of vitamin A capsules that was strictly none of its business.

Supplements in Britain are foods. Their makers need no permission, and nobody tests the contents before sale. The NMI wants a list of nine substances, among them vitamin A, vitamin B6, selenium and iron, for which any daily dose above a ceiling would need a licence.

The consultation runs for twelve weeks. It contains figures that were not public before: of 212 products bought by inspectors over two years, 31 held less than 60 % or more than 150 % of what was on the label.

The trade association said that the rules on foods already made such products illegal, and that the inspectorate should "enforce a law before asking for another". Orrinshaw & Vale, whose error set off the debate, said it would support testing of each batch by an independent laboratory at its own cost.

Ministers have not said whether they agree. Legislation would be needed.`,
    author: 'Tom Ashdown',
    language: 'en',
    category: 'regulatory',
    location: ['United Kingdom'],
    organization: ['Orrinshaw & Vale', 'National Medicines Inspectorate'],
    industry: ['Consumer Health'],
    subject: ['Regulation', 'Consumer health'],
    keywords: ['food supplements', 'labelling', 'consultation'],
    image: 'courthouse',
  },
  {
    slug: 'glyde-4-approval',
    source: 'meridian-pharma-wire',
    wire: 16,
    headline: 'Mariscombe wins clearance for pump with alarm that needs no battery',
    lead: 'The Glyde 4 sounds for three minutes on stored charge if its power fails, answering the fault that led to the recall of 112,000 older devices.',
    body: `MINNEAPOLIS - Mariscombe Devices won U.S. clearance for the Glyde 4, an insulin pump with a separate store of electricity that sounds an alarm for three minutes if the battery fails.

The company is still replacing batteries in 112,000 older Glyde 3 pumps, which can stop in silence. Owners of those pumps will be able to exchange them for the new model for $99, against a price of $5,200.

The alarm runs on a capacitor the size of a lentil. "It should have been there before," chief executive Joanna Torvald said.

The Office of Therapeutic Review asked Mariscombe to ring, not write to, each user if a fault of the highest class is found in future. The company will keep telephone numbers for the purpose.

Shares gained 6 %. They are down 31 % since the recall.`,
    author: 'Imogen Thackray',
    language: 'en',
    category: 'regulatory',
    location: ['Minneapolis', 'United States'],
    organization: ['Mariscombe Devices', 'Office of Therapeutic Review'],
    industry: ['Medical Devices'],
    subject: ['Medical devices', 'Device approvals'],
    indication: ['Type 1 diabetes'],
    drugClass: ['Insulin pump'],
    phase: ['Approved'],
    keywords: ['insulin pump', 'new model', 'capacitor', 'MSC-G3', 'Glyde 3'],
    image: 'battery',
  },
  {
    slug: 'tamarell-second-plant-clean',
    source: 'regulator-watch',
    wire: 44,
    headline: 'Tamarell gets its certificate back, with a camera in the laboratory',
    lead: 'Inspectors returned without notice and found, they say, another company. Ardesaprine will be on shelves again in five weeks.',
    body: `The Pan-European Medicines Board has restored the certificate of the Tamarell Generics building in Hyderabad where blood-pressure tablets were made with too much of an impurity.

Three inspectors arrived unannounced and stayed for six days. Their report has one minor observation, about a torn glove. Instruments now send every result, good or bad, to a server that laboratory staff cannot change, and a camera looks at the balance. Solvent is no longer recovered.

The change that struck the inspectors most cost nothing. Each failed test is read out at the morning meeting, with thanks to the person who reported it. Since then there have been nine.

"Nine is a healthy number," the report says. "Zero was not."

Tamarell will ship ardesaprine to Britain and the Netherlands first. Chairman Devika Rangaswamy said it had lost about a fifth of its customers for the tablet and did not expect all of them back.`,
    author: 'Marguerite Delacroix-Ngo',
    language: 'en',
    category: 'regulatory',
    location: ['Hyderabad', 'Netherlands', 'United Kingdom'],
    organization: ['Tamarell Generics', 'Pan-European Medicines Board'],
    industry: ['Generics'],
    subject: ['Inspections', 'Generic medicines'],
    indication: ['Hypertension'],
    drugClass: ['Antihypertensive'],
    keywords: ['reinspection', 'Hyderabad', 'certificate restored', 'TMR-40', 'ardesaprine'],
    image: 'factory',
  },
];
