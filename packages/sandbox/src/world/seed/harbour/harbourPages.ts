import type { ContentTypeName } from '../../reference/contentTypes.ts';
import type { IconName } from '../../reference/icons.ts';

/** A content page of the seed, with the names of its items; posts have bodies instead of names. */
export interface SeedPage {
  name: string;
  type: ContentTypeName;
  /** Null for the default icon of the type. */
  icon: IconName | null;
  items: readonly string[];
  targetEmail?: string;
  hasReadConfirmations?: boolean;
}

const news = [
  'The new maternity ward at Cedar Point opens on Monday. Tours for staff run every hour from 9 until 3.',
  'Flu and COVID clinics are at every site this month. Bring your staff card; no appointment is needed.',
  'Parking lot C at St. Brendan’s closes for resurfacing. Please use the ferry terminal lot, free with your badge.',
  'Payroll moves to the new system on the first of next month. Check your bank details before Friday noon.',
  'Please welcome Dr. Adaeze Okonkwo-Fairweather, our new chief of medicine for the Islands Region.',
  'The cafeteria at Heron Bay Lodge now serves halal and vegetarian hot meals every day.',
  'Wildfire smoke is expected on the coast until Thursday. Windows stay closed; air cleaners are on each unit.',
  'Accreditation Canada visits us in the second week of next month. Here is what surveyors will ask you.',
  'The staff shuttle between the hospital and the seniors’ homes adds a trip at 7:40 in the evening.',
  'Thank you to everybody who gave blood on Tuesday: 146 units in one day, our best result so far.',
  'Our annual report is out. Patient satisfaction is up for the third year in a row.',
  'Masks are required again in emergency, intensive care and memory care until further notice.',
  'The Kwakwala Wellness Centre invites all staff to a welcome feast on National Indigenous Peoples Day.',
  'Summer holiday requests close at the end of this month. Talk to your scheduler if you share a child’s school break.',
  'Ferry cancellations: island staff may work from the Gull Island Health Centre this week.',
  'The night team in emergency moves to the new electronic record tonight at 2:00. Expect slower registration.',
  'Tim’s retirement tea is on Friday at 2 in the auditorium. Forty-one years in the boiler room deserve cake.',
  'We are hiring 30 care aides for the winter. Refer a friend and receive a thank-you of $500.',
  'Visiting hours at Marina Long-Term Care are extended until 9 pm for the holidays.',
  'The elevator on the west side of St. Brendan’s is out of service until Wednesday.',
  'Telehealth booths are now open in Qualicum, Lantzville and on Gull Island.',
  'A new pharmacy hatch on level 1 halves the waiting time for discharge prescriptions.',
  'Storm watch: please charge phones and radios and know where your unit’s lanterns are.',
  'Union and management reached a tentative agreement late last night. Details follow on Thursday.',
  'The hospice garden opens again after the winter. Volunteers are welcome on Saturday mornings.',
  'Construction of the helipad starts in spring. Expect noise between 8 and 4 on weekdays.',
  'Daylight saving time ends this weekend: night shifts are paid for the extra hour.',
  'Nous cherchons des bénévoles francophones pour accompagner nos aînés à la clinique de Port-Élisabeth.',
  'Lost and found from the summer barbecue is at reception: three hats, one ukulele, a pair of very small boots.',
  'Our helpdesk has a new number: 4-HELP from any desk phone.',
  'Cold and snow: leave early, arrive safely. Shift overlaps of 30 minutes are approved until Sunday.',
  'The board approved the plan for the new long-term care home in Lantzville, with 120 places.',
] as const;

const recognition = [
  'Big thanks to Rajesh from radiography, who stayed until the last patient of the ferry accident was scanned.',
  'Our kitchen team cooked 400 bannock for the feast. You are wonderful, Joanne and Patricia.',
  'Siobhan found a lost wedding ring in the laundry. Two people cried, in a good way.',
  'Shout-out to night housekeeping on 4 West: the surveyor said it was the cleanest ICU she had seen.',
  'Gurpreet drove through the snow to reach Mrs. Halloran’s home visit. That is what we are about.',
  'Thank you, Teuila, for singing with the residents of the Garden house every Sunday.',
  'Ten years with us this week: Hana, Kwame, Elena and Tomáš.',
  'Leilani trained five new care aides in two weeks and still smiles.',
  'The sterile processing team turned 61 trays around after the pipe burst. Thank you.',
  'Mr. Bélanger’s family wrote to thank Fatima for her patience during his last days.',
  'Kudos to the schedulers: every Christmas shift is filled, nobody was ordered in.',
  'Marcus fixed the ice machine at midnight. The whole maternity ward salutes you.',
  'Vikram’s idea to colour the oxygen fittings is now used in all regions.',
  'Congratulations to Mi-rae, who passed her critical-care certification.',
  'To whoever leaves origami cranes on the medication carts: please never stop.',
  'Xiomara translated for a family for six hours. Gracias, de todo corazón.',
  'The volunteers of the knitting circle finished 200 newborn caps.',
  'Thank you to our porters: 18,000 steps a day, and always a kind word.',
] as const;

const safety = [
  'Recall: infusion pump model IP-220, serial numbers ending in 7. Take them out of use today.',
  'Needle-stick injuries are up this quarter. Please activate the shield before you put the needle down.',
  'Fire drill at Cedar Point on Wednesday at 10. Closed doors save lives.',
  'Wet floor near the loading dock: two slips this week. Wear closed shoes with grip.',
  'Update of the fall-prevention bundle: bed alarms are checked at every shift change.',
  'Violence-prevention training is due for all emergency staff before the end of the quarter.',
  'New eyewash stations on levels 2 and 3. Find yours today.',
  'Heat warning: drink water, rotate laundry shifts every 45 minutes.',
  'Medication safety alert: two look-alike labels for heparin. Read the label aloud.',
  'Code Silver procedure has changed. Read it and confirm by the end of your shift.',
  'Mould was found behind ceiling tiles in the Tidewater wing; the corridor is closed for cleaning.',
  'Report of the joint safety committee: 14 hazards found, 12 fixed, 2 on order.',
  'Lifting slings of the blue series must be inspected before each use.',
  'Respirator fit testing runs all week in the basement classroom.',
] as const;

const surveys = [
  'Staff engagement survey',
  'How was your orientation?',
  'Scheduling and self-booking: what should we change first?',
  'Cafeteria menu for the winter',
  'Safety culture: would you speak up?',
  'Support for staff who are caring for a parent, partner or child at home – what would help you most over the next twelve months?',
  'Exit interview',
  'Uniforms: colours and pockets',
  'Use of the electronic record after three months',
  'Commuting and parking',
] as const;

const pulse = [
  'Pulse check: workload this week',
  'Pulse check: how rested do you feel?',
  'Pulse check: tools and equipment',
  'Pulse check: do you know what is expected of you?',
  'Pulse check: recognition',
  'Pulse check: after the record went live',
  'Pulse check: night shift',
  'Pulse check: team meetings',
] as const;

const policies = [
  'Infection prevention and control manual',
  'Code of conduct',
  'Respectful workplace and bullying prevention',
  'Privacy and confidentiality of health information',
  'Attendance and sick leave',
  'Emergency codes: quick reference',
  'Medication administration',
  'Use of personal phones and social media',
  'Travel between islands: claims and ferry vouchers',
  'Cultural safety and humility',
  'Procedure for the transfer of residents between long-term care homes, hospitals and hospice, including belongings, medication and notification of families (revised)',
  'Least-restraint policy',
  'Volunteers: screening and orientation',
  'Accessibility plan',
] as const;

const education = [
  'Dementia care: the first conversation',
  'Basic life support renewal',
  'Wound care pathway',
  'Indigenous cultural safety, part 1',
  'Indigenous cultural safety, part 2',
  'Hand hygiene in five moments',
  'Palliative approach to care',
  'Preceptor’s handbook',
  'Safe handling of cytotoxic drugs',
  'Français au travail : formation linguistique en soins de santé',
] as const;

const contacts = ['On-call managers', 'Help desks', 'Union stewards', 'Chaplains and spiritual care', 'Island transfer coordinators', 'Interpreters'] as const;

const events = [
  'Summer barbecue at the harbour',
  'Long-service awards',
  'Opening of the maternity ward',
  'Diwali and Hanukkah lights',
  'Terry Fox run',
  'National Indigenous Peoples Day',
  'Nurses’ week',
  'Christmas lunch at Heron Bay Lodge',
] as const;

const art = [
  'Watercolours from the Garden house',
  'Carvings by Elder Joe',
  'A winter of quilts',
  'Portraits of our night staff',
  'Clay workshop with the grade 4 class',
  'Seascapes, by Mrs. D’Amours',
  'Photographs from the hospice garden',
  'Posters for hand hygiene, by the children of staff',
] as const;

const suggestions = [
  'Could the staff shuttle wait five minutes when the ferry is late?',
  'Please put a microwave in the night break room of 4 West.',
  'Let us swap shifts in the app, without the paper form.',
  'A quiet room for staff after a difficult death would mean a lot.',
  'Bicycle racks at Heron Bay Lodge, under a roof.',
  'Label the recycling bins in French and Punjabi as well.',
  'More vegetarian choices after 7 pm.',
  'Name badges with first names in larger letters help our residents.',
] as const;

const feedback = ['How was your shift?', 'Did you get your break today?', 'Was handover clear?', 'Did you have the supplies that you needed?'] as const;

/** The twelve pages of Harbour Care with their 140 items. */
export const harbourPages: readonly SeedPage[] = [
  { name: 'News and Announcements', type: 'SocialFeed', icon: 'NewspaperIcon', items: news, hasReadConfirmations: true },
  { name: 'Staff Recognition', type: 'SocialFeed', icon: 'HeartIcon', items: recognition },
  { name: 'Health and Safety Bulletins', type: 'SocialFeed', icon: 'ShieldIcon', items: safety, hasReadConfirmations: true },
  { name: 'Staff Surveys', type: 'Survey', icon: null, items: surveys },
  { name: 'Pulse Checks', type: 'Survey', icon: 'ChartIcon', items: pulse },
  { name: 'Policies and Procedures', type: 'Resource', icon: 'FolderIcon', items: policies },
  { name: 'Education and Training', type: 'Resource', icon: 'GraduationIcon', items: education },
  { name: 'Who to Call', type: 'ContactDirectory', icon: 'PhoneIcon', items: contacts },
  { name: 'Events and Celebrations', type: 'ImageGalleryWithAlbums', icon: 'CameraIcon', items: events },
  { name: 'Residents’ Art', type: 'Gallery', icon: 'PaletteIcon', items: art },
  { name: 'Suggestion Box', type: 'SuggestionBox', icon: null, items: suggestions, targetEmail: 'ideas@harbourcare.example' },
  { name: 'Shift Feedback', type: 'FeedbackLoop', icon: 'ThumbUpIcon', items: feedback },
];
