/** The people of Harbour Care after its accounts: given and family name, in the order of the seed. */
export const harbourPeople = [
  'Aaliyah Hassan', 'Adébáyò Ògúnlésì', 'Agnieszka Wójcik-Łukaszewska', 'Amrit Kaur Dhaliwal', 'Anders Bjørnstad', 'Andrea Fitzgerald',
  'Ángel Muñoz Peña', 'Aroha Tāwhiri', 'Beatriz Conceição dos Santos', 'Bao Nguyễn', 'Caitlin O’Rourke', 'Carlos Villaseñor',
  'Charlotte Bélanger', 'Chidi Nwosu', 'Daniela Krüger', 'David Sparrow', 'Divya Subramaniam', 'Elena Popović',
  'Emeka Obi', 'Fatima Al-Rashid', 'Fiona MacIntyre', 'Gabriel Côté', 'Grace Thistlethwaite', 'Gurpreet Singh Sandhu',
  'Hana Yamamoto', 'Hélène D’Amours', 'Ibrahim Diallo', 'Imelda Reyes', 'Ivana Horvat', 'Jasmine Baptiste',
  'Joanne George', 'José Luis Íñiguez', 'Kateryna Shevchenko', 'Kwame Asante', 'Leilani Kahananui', 'Li Wei Zhang',
  'Lindiwe Mthembu', 'Marcus Whitecloud', 'Maria Theresa Evangelista-Villanueva de la Cruz', 'Mehwish Qureshi', 'Mi-rae Park', 'Mohammed El-Sayed',
  'Nadia Benali', 'Oluwaseun Adeyemi', 'Oskar Lindqvist', 'Patricia Joe', 'Quoc Tran', 'Rajesh Iyer',
  'Roisin Ní Bhriain', 'Sadia Chowdhury', 'Seán Gallagher', 'Siobhan McAllister', 'Teuila Faleolo', 'Tomáš Novák',
  'Vikram Bhattacharya', 'Wanda St. Pierre', 'Xiomara Guzmán',
] as const;

/** The people of Prairie Homes after its accounts. */
export const prairiePeople = [
  'Alvin Cardinal', 'Bernadette Fontaine', 'Brett Halvorson', 'Chantal Desjarlais', 'Cody Wiebe', 'Darlene Moosomin',
  'Edna Schmidt', 'Faisal Warsame', 'Gail Thorvaldson', 'Harjit Gill', 'Irene Kozak', 'Jarrod McKay',
  'Kim Anh Pham', 'Lorne Petrowski', 'Marie-Ève Gagnon', 'Nettie Friesen', 'Olena Bondarenko', 'Pete Sinclair',
  'Rosalinda Magsaysay', 'Shauna Ironstand', 'Trevor Bouchard', 'Violet Daniels',
] as const;
